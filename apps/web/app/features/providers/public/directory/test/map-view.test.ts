import type { Location } from '@travesia/contracts/catalog';
import { describe, expect, it } from 'vitest';
import { plainPart } from '../filters.ts';
import { cityDots, cityOfCircle, nearCity } from '../map-view.ts';

const city = (slug: string, count: number, lat: number | null = 6.25): Location['cities'][number] => ({
  slug,
  name: slug.toUpperCase(),
  lat,
  lon: -75.5,
  time_zone: null,
  airports: [],
  provider_count: count,
  package_count: 0,
});
const colombia: Location = {
  code: 'CO',
  slug: 'colombia',
  name: 'Colombia',
  currency: 'COP',
  languages: ['es'],
  emergency_number: null,
  facility_registry: null,
  professional_registry: null,
  provider_count: 5,
  package_count: 0,
  cities: [city('cali', 1), city('medellin', 4), city('tunja', 0), city('nowhere', 2, null)],
};
const drawing = { ground: '', viewBox: '0 0 800 900', project: (lat: number, lon: number) => ({ x: lon, y: lat }) };

describe('directory map', () => {
  it('has a dot for each city with listings and a location, largest at the bottom', () => {
    const dots = cityDots([colombia], drawing, 1);
    expect(dots.map(({ slug }) => slug)).toEqual(['medellin', 'cali']);
    expect(dots[0]?.radius).toBeGreaterThan(dots[1]?.radius ?? 0);
    expect(dots[0]?.to).toBe('/directory?city=medellin');
  });

  it('names the city at the center of a circle', () => {
    const near = nearCity(city('medellin', 4)) ?? '';
    expect(near).toBe('6.25,-75.5,50');
    expect(cityOfCircle([{ ...colombia, cities: [city('medellin', 4)] }], near)).toEqual({ name: 'MEDELLIN', km: 50 });
    expect(cityOfCircle([colombia], '1,2,3')).toBeNull();
  });
});

describe('what search engines index', () => {
  it('is the whole directory and each country, page by page', () => {
    expect(plainPart('?page=2')).toEqual({ country: null });
    expect(plainPart('?country=CO&page=2')).toEqual({ country: 'CO' });
    expect(plainPart('?country=CO&type=hospital')).toBeNull();
    expect(plainPart('?country=CO&country=MX')).toBeNull();
  });
});
