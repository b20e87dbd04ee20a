import { Why } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locale.ts';
import { translator } from '../../../lib/i18n/use-texts.tsx';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { countAnswers, stripCells, whyText } from '../package-view.ts';
import { makePackage } from '../testing/make-package.ts';
import { packageTexts } from '../texts.ts';
import { PackageCard } from '../ui/package-card.tsx';

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0]+/g, ' ');

describe('PackageCard', () => {
  it('links to the opened package on its provider’s page, in the page’s language', () => {
    const html = renderPage(<PackageCard offer={makePackage()} />, { locale: 'es' });
    expect(html).toContain(
      'href="/es/packages/dental-implant-single/clinica-dental-ceiba-0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10"',
    );
    expect(html).toContain('href="/es/providers/clinica-dental-ceiba#credentials"');
  });

  it("leads with the total, the clinic's price and what is missing below it, the price at home beside it", () => {
    const text = words(renderPage(<PackageCard offer={makePackage()} />));
    expect(text).toContain('≈ US$ 1,605 total with extras, per tooth Clinic’s price: ≈ US$ 1,420 (COP 5,480,000)');
    expect(text).toContain('5 nights needed, not included, ≈ US$ 185');
    expect(text).toContain('Typical: United States US$ 3,100–5,800');
    expect(text).toContain('5 nights, not included');
    expect(text).toContain('16 of 22 included');
    expect(text).toContain('Clínica Dental Ceiba in Medellín, Colombia, with Dra. Elena Restrepo');
  });

  it('calls a price all-in only when nothing is missing, and shows an unconverted one once', () => {
    const price = { amount: 142_050, currency: 'USD' };
    const shown = { ...price, approximate: false };
    const all = { price, shown_price: shown, claim: 'all_in', total: shown, missing: [], nights_included: 5 } as const;
    const text = words(renderPage(<PackageCard offer={makePackage({ ...all, missing: [] })} />));
    expect(text).toContain('US$ 1,420.50 all-in price');
    expect(text).toContain('5 nights included');
    expect(text).not.toMatch(/≈|Clinic’s price|not included/);
    expect(words(renderPage(<PackageCard offer={makePackage()} />))).not.toContain('all-in');
  });

  it('names two missing items and counts the others; one without a price is the clinic’s to name', () => {
    const item = makePackage().missing[0];
    if (!item) throw new Error('nothing is missing');
    const other = (key: 'transfers' | 'garments' | 'preop_tests', label: string, amount: number | null) => ({
      ...item,
      key,
      label,
      price: amount === null ? null : { ...item.price, amount, currency: 'USD', approximate: false },
    });
    const offer = makePackage({
      claim: 'at_least',
      missing: [
        other('garments', 'Garments', null),
        other('transfers', 'Rides', 6000),
        item,
        other('preop_tests', 'Tests', 9000),
      ],
    });
    const text = words(renderPage(<PackageCard offer={offer} />));
    expect(text).toContain('total with known extras');
    expect(text).toMatch(/5 nights needed.*Tests, not included, US\$ 90 2 more items not included/);
    const unpriced = makePackage({ claim: 'at_least', missing: [other('garments', 'Garments', null)] });
    expect(words(renderPage(<PackageCard offer={unpriced} />))).toContain('Garments, not included: ask the clinic');
  });

  it('shows the average rating with its count, and says when there is none', () => {
    expect(words(renderPage(<PackageCard offer={makePackage()} />))).toContain('4.6 out of 5 (87 reviews)');
    const unrated = makePackage({ provider: { ...makePackage().provider, rating: null } });
    expect(words(renderPage(<PackageCard offer={unrated} />))).toContain('No reviews yet');
  });

  it('says when credentials are not verified yet', () => {
    const provider = { ...makePackage().provider, verification_status: 'pending' as const };
    const text = words(renderPage(<PackageCard offer={makePackage({ provider })} />));
    expect(text).toContain('Under review');
  });

  it('leaves the mark of the demo to the page, and marks only what is real in it', () => {
    const shown = (demo: boolean, site: object) =>
      words(renderPage(<PackageCard offer={makePackage({ demo })} />, site));
    expect(shown(true, { demo: true })).not.toMatch(/Demo|Real/i);
    expect(shown(false, { demo: true })).toContain('Real, not demo');
    expect(shown(false, { demo: false })).not.toMatch(/demo/i);
  });
});

describe('the answers of a price contract', () => {
  it('become cells in order, and counts', () => {
    expect(stripCells('ina')).toEqual(['yes', 'no', 'none']);
    expect(countAnswers('iiiaiiiiaiiiiiiinaaiin')).toEqual({ included: 16, missing: 2, apart: 4 });
  });
});

describe('why a package is in a list', () => {
  const languageName = (code: string) => (code === 'pt' ? 'Portuguese' : code);

  it('has a message for every code in every language, with its value', () => {
    const valued = new Set([
      'name_match',
      'near_name',
      'offers_treatment',
      'in_place',
      'speaks_language',
      'accredited',
      'nearest',
    ]);
    for (const locale of LOCALES) {
      for (const code of Why.shape.code.options) {
        const { key, value } = whyText({ code, value: 'Ceiba' }, languageName);
        const sentence = translator(packageTexts, locale)(key, { value });
        expect(sentence).toMatch(/\.$/);
        expect(sentence.includes('Ceiba')).toBe(valued.has(code));
      }
    }
  });

  it("shows a language's name instead of its code", () => {
    expect(whyText({ code: 'speaks_language', value: 'pt' }, languageName).value).toBe('Portuguese');
  });
});
