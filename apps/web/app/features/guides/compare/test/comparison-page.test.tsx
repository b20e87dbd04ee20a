import type { CityMarket } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { makeTrip } from '../../../estimates/testing/make-trip.ts';
import { makePackage } from '../../../packages/testing/make-package.ts';
import { makeGuide, rule, source } from '../../testing/make-guide.ts';
import type { ComparisonData } from '../load-comparison.ts';
import { CompareCitiesLink } from '../ui/compare-cities-link.tsx';
import { ComparisonPage } from '../ui/comparison-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD', approximate: true });
const market: CityMarket = {
  city: { slug: 'bogota', name: 'Bogotá' },
  country: { code: 'CO', name: 'Colombia' },
  packages: 3,
  clinics: 2,
  verified_clinics: 1,
  price: { low: usd(120_000), median: usd(150_000), high: usd(190_000) },
  nights: { low: 4, high: 6 },
  stay_days: { low: 5, high: 7 },
  rating: null,
  confirmed: { oldest: '2026-11-01', newest: '2026-11-20' },
  all_in: 1,
  at_least: 1,
  languages: [{ code: 'es', clinics: 2 }],
};
const { estimate: trip, homes } = makeTrip();
const [home] = homes;
if (!home) throw new Error('the sample trip has no home city');
const treatment = { slug: 'dental-implant-single', short_name: 'Dental implant' };
const bogota = { guide: makeGuide(), market, offers: [makePackage()], trip };
const merida = {
  guide: makeGuide({
    slug: 'merida',
    name: 'Mérida',
    country: { code: 'MX', name: 'Mexico' },
    time_zone: null,
    airports: [],
    altitude: null,
    weather: Array.from({ length: 12 }, () => ['warm', 'hurricanes'] as const).map((month) => [...month]),
    entry: { ...makeGuide().entry, rules: [{ ...rule, passport: 'US', need: 'ask' }] },
  }),
  market: null,
  offers: [],
  trip: { ...trip, destination: { ...trip.destination, by_land: true, distance_km: 120 } },
};
const data = {
  choice: { city: 'bogota', with: 'merida', treatment: treatment.slug, from: '' },
  places: [{ code: 'CO', name: 'Colombia', cities: [{ slug: 'bogota', name: 'Bogotá' }] }],
  treatments: [{ ...treatment, category: { name: 'Dental' } }],
  homes,
  selected: { cities: ['bogota', 'merida'], treatment: treatment.slug, from: home.slug },
  faults: {},
  found: { treatment, home, cities: [bogota, merida], readOn: '2026-11-23', rateDate: '2026-09-29' },
} as unknown as ComparisonData;
const parts = {
  airportOf: (codes: readonly string[]) => (codes.length > 0 ? { code: 'BOG', lat: 4.6986, lon: -74.1431 } : null),
  ridesOf: () => ({ airport: 'BOG', toCenter: [10, 35] as const, toClinics: [5, 20] as const }),
  ridesNote: null,
};
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
const render = (changes: Partial<ComparisonData> = {}) =>
  renderPage(<ComparisonPage data={{ ...data, ...changes }} parts={parts} />, { path: '/cities/compare' });

describe('two cities side by side', () => {
  const html = render();
  const text = words(html);

  it('says which totals are estimates, and that some are not complete', () => {
    expect(text).toContain('1 is all-in; the other totals add needed extras, estimated');
    expect(text).toContain('1 has an extra without a known price');
    expect(text).toContain('With needed extras, estimated');
  });

  it('says what a city lacks instead of leaving a blank', () => {
    expect(text).toContain('No package for this treatment');
    expect(text).toContain('Near enough to go by land');
    expect(text).toContain('Not known');
  });

  it('calls flight time an estimate, with the formula', () => {
    expect(text).toContain('about 5 h 30 min DFW to BOG');
    expect(text).toContain('the great-circle distance between the airports at 800 km/h, plus 30 minutes');
    expect(text).toContain('Our assumption, not an offer');
  });

  it('names the season of the month, and each visa rule with its source', () => {
    expect(text).toContain('Now, in November');
    expect(text).toContain('Warm, Hurricane season');
    expect(text).toContain(`No visa · up to 90 days Source: ${source.label}`);
    expect(text).toContain('Check with the consulate');
    // Two passports without a known rule in either country share a row.
    expect(text).not.toContain('Argentine passport');
  });

  it('is indexed at one address, and works without scripts', () => {
    const own = '/cities/compare?city=bogota&amp;with=merida&amp;treatment=dental-implant-single';
    expect(html).toContain(`<link rel="canonical" href="https://travesia.example${own}"/>`);
    expect(html).toContain('action="/cities/compare"');
    expect(html).not.toContain('noindex');
  });

  it('names what the URL got wrong at its field, and is not indexed', () => {
    const wrong = render({ found: null, faults: { with: 'same' } });
    expect(words(wrong)).toContain('Choose two different cities.');
    expect(wrong).toContain('noindex');
  });
});

describe('the link to a comparison', () => {
  const city = (slug: string, name: string) => ({ slug, name });
  const link = (cities: ReturnType<typeof city>[], always = false) =>
    renderPage(<CompareCitiesLink cities={cities} treatment="bbl" always={always} />);
  const tijuana = city('tijuana', 'Tijuana');

  it('names the first two different cities of results', () => {
    const html = link([tijuana, tijuana, city('bogota', 'Bogotá'), city('lima', 'Lima')]);
    expect(html).toContain('href="/cities/compare?city=bogota&amp;with=tijuana&amp;treatment=bbl"');
    expect(words(html)).toContain('Compare Tijuana and Bogotá');
  });

  it('is absent where only one city occurs, unless cities can be chosen', () => {
    expect(link([tijuana, tijuana])).toBe('');
    expect(link([tijuana], true)).toContain('href="/cities/compare?treatment=bbl"');
  });
});
