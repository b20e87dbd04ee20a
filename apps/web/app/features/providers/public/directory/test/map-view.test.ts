import type { DirectoryCity, DirectoryPin } from '@travesia/contracts/providers';
import { describe, expect, it } from 'vitest';
import { mapPart, plainPart } from '../filters.ts';
import { cityInFull, cityName, cityOfCircle, nearCity, pinDots } from '../map-view.ts';

const city = (given: Partial<DirectoryCity> = {}): DirectoryCity => ({
  slug: 'medellin',
  name: 'Medellín',
  region: 'Antioquia',
  shares_name: false,
  country: { code: 'CO', name: 'Colombia' },
  lat: 6.25,
  lon: -75.5,
  provider_count: 4,
  ...given,
});
const pin = (count: number, places: number, given: Partial<DirectoryPin> = {}): DirectoryPin => ({
  lat: 6,
  lon: -75,
  count,
  places,
  city: { slug: 'medellin', name: 'Medellín' },
  box: [-76, 5, -74, 7],
  ...given,
});
const drawing = { project: (lat: number, lon: number) => ({ x: lon, y: lat }) };

describe('directory map', () => {
  it('leads from a pin of one city to its listings, and from any other to its area', () => {
    const dots = pinDots([pin(9, 3), pin(4, 1), pin(1, 1, { city: null })], drawing, 1, 'CO');
    expect(dots.map(({ to }) => to)).toEqual([
      '/directory?country=CO&bbox=-76%2C5%2C-74%2C7',
      '/directory?city=medellin',
      '/directory?country=CO&bbox=-76%2C5%2C-74%2C7',
    ]);
    expect(dots[0]).toMatchObject({ name: 'Medellín', others: 2 });
    expect(dots[2]).toMatchObject({ name: null, others: 0 });
    expect(dots[0]?.radius).toBeGreaterThan(dots[1]?.radius ?? 0);
  });

  it('names the city at the center of a circle', () => {
    const near = nearCity(city({ lat: 6.24421 })) ?? '';
    expect(near).toBe('6.244,-75.5,50');
    expect(cityOfCircle([city({ lat: 6.24421 })], near)).toEqual({ name: 'Medellín', km: 50 });
    expect(cityOfCircle([city()], '1,2,3')).toBeNull();
    expect(nearCity(city({ lat: null }))).toBeNull();
  });

  it('names the region of a city only where it says more', () => {
    const pedro = city({ name: 'San Pedro', region: 'Jujuy', shares_name: true });
    expect([cityName(city()), cityName(pedro)]).toEqual(['Medellín', 'San Pedro, Jujuy']);
    expect(cityName({ ...pedro, region: null })).toBe('San Pedro, Colombia');
    expect(cityInFull(pedro, false)).toBe('San Pedro, Jujuy');
    expect(cityInFull(pedro, true)).toBe('San Pedro, Jujuy, Colombia');
    expect(cityInFull(city({ name: 'Salta', region: 'Salta' }), false)).toBe('Salta, Colombia');
  });
});

describe('what search engines index', () => {
  it('is the whole directory, each country and each city, page by page', () => {
    expect(plainPart('?page=2')).toEqual({ country: null, city: null });
    expect(plainPart('?country=CO&page=2')).toEqual({ country: 'CO', city: null });
    expect(plainPart('?city=san-pedro-ar-jujuy&q=')).toEqual({ country: null, city: 'san-pedro-ar-jujuy' });
    expect(plainPart('?country=CO&type=hospital')).toBeNull();
    expect(plainPart('?city=cali&city=bogota')).toBeNull();
    expect(plainPart('?country=CO&country=MX')).toBeNull();
  });
});

describe('what the map shows', () => {
  it('is all, a country, an area or the cities of a letter, without other filters', () => {
    expect(mapPart('')).toEqual({ country: null, area: null, initial: null });
    expect(mapPart('?country=AR&bbox=-58.5,-35,-58,-34.5')).toEqual({
      country: 'AR',
      area: [-58.5, -35, -58, -34.5],
      initial: null,
    });
    expect(mapPart('?country=AR&initial=s')).toMatchObject({ initial: 's' });
    for (const search of ['?bbox=1,2', '?bbox=9,0,1,1', '?bbox=a,b,c,d', '?initial=ss', '?type=hospital', '?city=cali'])
      expect(mapPart(search), search).toBeNull();
  });
});
