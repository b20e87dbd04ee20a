import { expect, it } from 'vitest';
import { drawHeroMap, inHeroView } from '../hero-map.ts';

const atlas = {
  ground: '<rect/>',
  project: (lat: number, lon: number) => ({ x: (lon + 123) * 9, y: 480 - lat * 9 }),
  routeArc: () => 'M0 0',
};
const city = (slug: string, name: string) => ({
  slug,
  name,
  lat: -0.18,
  lon: -78.47,
  time_zone: null,
  airports: [],
  provider_count: 1,
  package_count: 1,
});
const country = {
  code: 'EC',
  slug: 'ecuador',
  name: 'Ecuador',
  currency: 'USD',
  languages: ['es'],
  emergency_number: '911',
  facility_registry: null,
  professional_registry: null,
  provider_count: 1,
  package_count: 1,
};

it("draws the ticket's route solid, from the reader’s city", () => {
  const svg = drawHeroMap(atlas, [{ ...country, cities: [city('quito', 'Quito')] }], 'quito', 'es');
  expect(svg).toContain('route-chosen');
  expect(svg).toContain('Su ciudad');
});

it('draws no route to a city outside the catalogue, and escapes names', () => {
  const svg = drawHeroMap(atlas, [{ ...country, cities: [city('quito', '<b>Quito')] }], null, 'en');
  expect(svg.match(/class="route"/g)).toHaveLength(1);
  expect(svg).toContain('&#60;b&#62;Quito');
  expect(svg).not.toContain('Your city');
});

it('knows which cities the headline and the search box leave visible', () => {
  expect(inHeroView(atlas, { lat: 4.7, lon: -74 })).toBe(true);
  expect(inHeroView(atlas, { lat: 32.5, lon: -117 })).toBe(false);
  expect(inHeroView(atlas, { lat: null, lon: null })).toBe(false);
});
