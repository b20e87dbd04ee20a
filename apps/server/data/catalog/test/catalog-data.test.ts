import { mkdtempSync, readFileSync, rmSync, cpSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseCatalog } from '../read-catalog.ts';
import type { Localized } from '../schema.ts';

const catalog = parseCatalog();
const { treatments, prices, cancellationPolicies } = catalog;

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Every localized text below a value, with its path. */
function localizedTexts(value: unknown, path = ''): [string, Localized][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'es' in value && typeof value.en === 'string') {
    return [[path, value as Localized]];
  }
  return Object.entries(value).flatMap(([name, inner]) => localizedTexts(inner, `${path}/${name}`));
}

describe('the whole catalogue', () => {
  it('holds the agreed number of each thing', () => {
    expect(treatments).toHaveLength(27);
    expect(catalog.inclusions).toHaveLength(22);
    expect(catalog.cities).toHaveLength(32);
    expect(catalog.countries.filter((country) => country.destination)).toHaveLength(10);
    expect(catalog.cancellationPolicies.rules).toHaveLength(15);
    expect(Object.keys(catalog.synonyms)).toHaveLength(27);
  });

  it('uses each slug, code and key once', () => {
    expect(duplicates(catalog.categories.map((row) => row.slug))).toEqual([]);
    expect(duplicates(catalog.cities.map((row) => row.slug))).toEqual([]);
    expect(duplicates(catalog.countries.map((row) => row.code))).toEqual([]);
    expect(duplicates(catalog.countries.map((row) => row.slug))).toEqual([]);
    expect(duplicates(catalog.inclusions.map((row) => row.key))).toEqual([]);
    expect(duplicates(catalog.accreditors.map((row) => row.slug))).toEqual([]);
    expect(duplicates(catalog.currencies.map((row) => row.code))).toEqual([]);
    expect(duplicates(catalog.currencies.map((row) => row.symbol))).toEqual([]);
    expect(duplicates(prices.map((row) => `${row.treatment} ${row.country}`))).toEqual([]);
  });

  it('leaves no long text untranslated', () => {
    const same = localizedTexts(catalog).filter(
      ([, text]) => text.en.length > 28 && (text.en === text.es || text.en === text.pt),
    );
    expect(same).toEqual([]);
  });

  it('leaves no Spanish in Portuguese sentences, nor the reverse', () => {
    const sentences = localizedTexts({ treatments, inclusions: catalog.inclusions });
    const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}-])(${words})(?!\\p{L})`, 'iu');
    const spanish = word('usted|con|los|las|el|una|cirugía|puede|después|hasta|según');
    const portuguese = word('você|com|não|uma|são|até|também|cirurgia|depois|os|do');
    const english = word('the|you|your|and|with|surgery|not');
    expect(sentences.filter(([, text]) => spanish.test(text.pt))).toEqual([]);
    expect(sentences.filter(([, text]) => portuguese.test(text.es))).toEqual([]);
    const left = sentences.filter(([, text]) => english.test(text.es) || english.test(text.pt));
    expect(left).toEqual([]);
  });

  it('makes no promise and puts nobody under pressure', () => {
    const claim =
      /\b(guaranteed|best|painless|100 ?%|risk-free|hurry|garantizad[oa]|el mejor|sin dolor|sin riesgo|garantid[oa]|o melhor|sem dor|sem risco)\b/i;
    const found = localizedTexts(treatments).filter(([, text]) =>
      Object.values(text).some((sentence) => claim.test(sentence)),
    );
    expect(found).toEqual([]);
  });

  it('shows no risk percentage without a source', () => {
    const rate = /\d\s*%|\b\d+ (in|de cada|em cada) \d+/;
    const bare = treatments.flatMap(({ slug, content }) =>
      [...content.risks, ...content.warnings]
        .filter((risk) => !risk.source && Object.values(risk.text).some((text) => rate.test(text)))
        .map((risk) => `${slug}: ${risk.text.en}`),
    );
    expect(bare).toEqual([]);
  });
});

describe('prices', () => {
  const abroad = prices.filter((row) => row.country !== 'US');

  it('has a home price for each treatment and 264 rows abroad, by basis', () => {
    const home = prices.filter((row) => row.country === 'US');
    expect(home.map((row) => row.treatment).sort()).toEqual(treatments.map((t) => t.slug).sort());
    const count = (basis: string): number => abroad.filter((row) => row.basis === basis).length;
    expect({ S: count('S'), P: count('P'), M: count('M'), E: count('E') }).toEqual({
      S: 18,
      P: 20,
      M: 13,
      E: 213,
    });
  });

  it('models a range only as Mexico × factor, at most 90 % of the United States high', () => {
    const range = (treatment: string, country: string) =>
      prices.find((row) => row.treatment === treatment && row.country === country);
    const off = abroad
      .filter((price) => price.basis === 'E')
      .filter((row) => {
        const factor = Number(row.source.replace('model-', ''));
        const cap = 0.9 * (range(row.treatment, 'US')?.high_usd ?? 0);
        const expected = Math.min((range(row.treatment, 'MX')?.high_usd ?? 0) * factor, cap);
        // The rounding of the model: 50 US dollars, or a hundredth of a large price.
        return !(Math.abs(row.high_usd - expected) <= Math.max(50, expected / 100));
      });
    expect(off).toEqual([]);
  });
});

describe('search words', () => {
  it('has 60 phrases, 20 a language, about every treatment', () => {
    const count = (lang: string): number => catalog.searchPhrases.filter((phrase) => phrase.lang === lang).length;
    expect([count('en'), count('es'), count('pt')]).toEqual([20, 20, 20]);
    expect(new Set(catalog.searchPhrases.map((phrase) => phrase.expect)).size).toBe(27);
  });

  it('gives a word that means two treatments a weight under 1 in each', () => {
    const owners = new Map<string, number[]>();
    for (const languages of Object.values(catalog.synonyms)) {
      for (const [lang, entries] of Object.entries(languages)) {
        for (const { text, weight } of entries) {
          const word = `${lang} ${text.toLowerCase()}`;
          owners.set(word, [...(owners.get(word) ?? []), weight]);
        }
      }
    }
    const shared = [...owners].filter(([, weights]) => weights.length > 1);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.filter(([, weights]) => weights.includes(1))).toEqual([]);
    expect(owners.get('en bypass')).toHaveLength(2);
  });
});

describe('places and money', () => {
  it('puts each city in a time zone that exists, inside Latin America', () => {
    for (const city of catalog.cities) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: city.time_zone })).not.toThrow();
      expect(city.lat).toBeGreaterThan(-56);
      expect(city.lat).toBeLessThan(33);
      expect(city.lon).toBeGreaterThan(-118);
      expect(city.lon).toBeLessThan(-34);
    }
  });

  it('has a rate for each currency and the minor digits of ISO 4217', () => {
    const { rates, base } = catalog.rates;
    expect(Object.keys(rates).sort()).toEqual(catalog.currencies.map((row) => row.code).sort());
    expect(rates[base]).toBe('1');
    for (const { code, minor_digits } of catalog.currencies) {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
      const iso = ['CLP', 'PYG'].includes(code) ? 0 : 2;
      expect([code, minor_digits]).toEqual([code, iso]);
      expect(format.resolvedOptions().currency).toBe(code);
    }
  });
});

describe('cancellation rules', () => {
  it.each(cancellationPolicies.policies.map((policy) => policy.key))(
    'give exactly one answer for each day under the policy %s',
    (policy) => {
      const rules = cancellationPolicies.rules.filter((rule) => rule.policy === policy);
      for (let day = 0; day <= 400; day += 1) {
        const matching = rules.filter(
          (rule) => day >= (rule.days_before_min ?? 0) && day <= (rule.days_before_max ?? Infinity),
        );
        expect([day, matching.length]).toEqual([day, 1]);
      }
    },
  );
});

describe('parseCatalog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  const source = join(import.meta.dirname, '..');
  afterAll(() => rmSync(folder, { recursive: true }));
  const edit = (file: string, change: (text: string) => string): void => {
    cpSync(source, folder, { recursive: true });
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  };

  it('names the file and the field of a missing translation', () => {
    edit('categories.json', (text) => text.replace('"pt": "Odontologia"', '"pt": ""'));
    expect(() => parseCatalog(folder)).toThrow(/categories\.json[\s\S]*\[0\]\.name\.pt/);
  });

  it('names a reference that points to nothing', () => {
    edit('cities.json', (text) => text.replace('"gastric-sleeve"', '"gastric-slev"'));
    expect(() => parseCatalog(folder)).toThrow(/cities\.json tijuana lead_treatments: gastric-slev/);
  });

  it('names a file that is not JSON', () => {
    edit('rates.json', () => '{');
    expect(() => parseCatalog(folder)).toThrow(/Cannot read .*rates\.json/);
  });
});
