import { expect, it } from 'vitest';
import type { Location } from '@travesia/contracts/catalog';
import { findWidenings } from '../widen.ts';
import type { Results } from '../results.ts';

const city = (slug: string, name: string, lat: number, lon: number) => ({ slug, name, lat, lon });
const locations = [
  { code: 'EC', name: 'Ecuador', cities: [city('quito', 'Quito', -0.18, -78.47), city('cuenca', 'Cuenca', -2.9, -79)] },
  {
    code: 'CO',
    name: 'Colombia',
    cities: [
      city('medellin', 'Medellín', 6.25, -75.56),
      city('bogota', 'Bogotá', 4.71, -74.07),
      city('cali', 'Cali', 3.45, -76.53),
    ],
  },
  { code: 'MX', name: 'Mexico', cities: [city('tijuana', 'Tijuana', 32.5, -117)] },
] as unknown as Location[];

const found = (counts: Record<string, number>) => {
  const facet = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));
  const page = { total: 0, facets: { city: facet, country: [] } };
  return {
    search: '?city=quito',
    understood: null,
    results: { tab: 'providers', page } as unknown as Results,
    errors: {},
    view: { language: 'en', currency: 'USD' } as const,
    locations,
  };
};
const call = () => Promise.reject(new Error('asks for nothing more'));

it('offers the nearest city, not the one with most results', async () => {
  const widenings = await findWidenings(call, found({ tijuana: 40, bogota: 9, cali: 2 }));
  expect(widenings).toMatchObject([{ place: 'cali', more: 2, away: { from: 'Quito' } }]);
});

it('offers the country of the city after the nearest city', async () => {
  const widenings = await findWidenings(call, {
    ...found({ quito: 9, cali: 2, medellin: 3 }),
    search: '?city=bogota',
  });
  expect(widenings).toMatchObject([
    { place: 'medellin', more: 3, away: { from: 'Bogotá' } },
    { place: 'Colombia', code: 'CO', more: 5, query: '?country=CO&tab=providers' },
  ]);
});
