import type { Catalog } from './schema.ts';

/** Lists, in words, every reference of the catalogue that points to nothing. Empty when all hold. */
export function brokenReferences(catalog: Catalog): string[] {
  const broken: string[] = [];
  const categories = new Set(catalog.categories.map((category) => category.slug));
  const treatments = new Set(catalog.treatments.map((treatment) => treatment.slug));
  const countries = new Set(catalog.countries.map((country) => country.code));
  const cities = new Set(catalog.cities.map((city) => city.slug));
  const currencies = new Set(catalog.currencies.map((currency) => currency.code));
  const policies = new Set(['ALL', ...catalog.cancellationPolicies.policies.map((p) => p.key)]);
  const expect = (known: Set<string>, value: string | null | undefined, where: string): void => {
    if (value !== null && value !== undefined && !known.has(value)) {
      broken.push(`${where}: ${value} is unknown`);
    }
  };

  for (const treatment of catalog.treatments) {
    expect(categories, treatment.category, `treatments/${treatment.slug}.json category`);
  }
  for (const slug of treatments) {
    if (!catalog.synonyms[slug]) broken.push(`synonyms.json: ${slug} has no entry`);
  }
  for (const slug of Object.keys(catalog.synonyms)) expect(treatments, slug, 'synonyms.json');
  for (const row of catalog.prices) {
    expect(treatments, row.treatment, 'prices.json treatment');
    expect(countries, row.country, `prices.json ${row.treatment} country`);
  }
  for (const country of catalog.countries) {
    expect(currencies, country.currency, `countries.json ${country.code} currency`);
  }
  for (const city of catalog.cities) {
    expect(countries, city.country, `cities.json ${city.slug} country`);
    for (const slug of city.lead_treatments) {
      expect(treatments, slug, `cities.json ${city.slug} lead_treatments`);
    }
  }
  for (const { slug, near } of catalog.procedures) expect(treatments, near, `procedures.json ${slug} near`);
  for (const phrase of catalog.searchPhrases) {
    const where = `search-phrases.json "${phrase.phrase}"`;
    expect(treatments, phrase.expect, `${where} expect`);
    expect(cities, phrase.city, `${where} city`);
    expect(countries, phrase.country, `${where} country`);
  }
  const items = new Set(catalog.inclusions.map((inclusion) => inclusion.key));
  const reasons = new Set<string>();
  for (const { key, treatments: slugs } of catalog.neededItems) {
    expect(items, key, 'needed-items.json key');
    for (const slug of slugs) {
      expect(treatments, slug, `needed-items.json ${key} treatments`);
      if (reasons.has(`${key} ${slug}`)) broken.push(`needed-items.json: ${slug} needs ${key} for two reasons`);
      reasons.add(`${key} ${slug}`);
    }
  }
  for (const slug of treatments) {
    if (!reasons.has(`surgeon_fee ${slug}`)) broken.push(`needed-items.json: ${slug} needs nothing`);
  }
  for (const rule of catalog.cancellationPolicies.rules) {
    expect(policies, rule.policy, 'cancellation-policies.json rules');
  }
  for (const body of catalog.accreditors) {
    expect(countries, body.country, `accreditors.json ${body.slug} country`);
  }
  for (const code of Object.keys(catalog.rates.rates)) expect(currencies, code, 'rates.json rates');
  return broken;
}
