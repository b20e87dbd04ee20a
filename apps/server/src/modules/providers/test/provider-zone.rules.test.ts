import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import { zoneOfPlace } from '../provider-zone.rules.ts';

describe('the time zone of a place', () => {
  it.each([
    ['Tijuana', 32.53, -117.02, 'MX', 'America/Tijuana'],
    ['Cancún', 21.16, -86.85, 'MX', 'America/Cancun'],
    ['Hermosillo', 29.07, -110.96, 'MX', 'America/Hermosillo'],
    ['Manaus', -3.1, -60.02, 'BR', 'America/Manaus'],
    ['Santiago', -33.45, -70.66, 'CL', 'America/Santiago'],
    ['Easter Island', -27.15, -109.43, 'CL', 'Pacific/Easter'],
    ['Galápagos', -0.74, -90.31, 'EC', 'Pacific/Galapagos'],
    ['Las Palmas', 28.12, -15.43, 'ES', 'Atlantic/Canary'],
  ])('follows from the coordinates of %s', (_where, lat, lon, country, zone) => {
    expect(zoneOfPlace({ lat, lon, country, region: 'Jalisco' })).toBe(zone);
  });

  it.each([
    ['Los Algodones, which a coarse map gives to California', 32.716, -114.73, 'MX', 'America/Tijuana'],
    ['Ciudad Juárez, across from El Paso', 31.76, -106.48, 'MX', 'America/Ciudad_Juarez'],
    ['Tabatinga, across from Leticia', -4.24, -69.94, 'BR', 'America/Eirunepe'],
  ])('is one of its country in %s', (_where, lat, lon, country, zone) => {
    const clocks = (of: string) =>
      new Intl.DateTimeFormat('en', { timeZone: of, timeStyle: 'short' }).format(new Date('2026-07-15T12:00:00Z'));
    expect(clocks(zoneOfPlace({ lat, lon, country }))).toBe(clocks(zone));
  });

  it.each([
    [
      'its city, whatever the map says',
      { country: 'MX', lat: 29.07, lon: -110.96, cityZone: 'America/Cancun' },
      'America/Cancun',
    ],
    ['its city', { country: 'MX', cityZone: 'America/Cancun', region: 'Sonora' }, 'America/Cancun'],
    ['its region', { country: 'MX', region: 'Sonora' }, 'America/Hermosillo'],
    ['its region, whatever its accents', { country: 'BR', region: 'RONDÔNIA' }, 'America/Porto_Velho'],
    ['its country', { country: 'MX', region: 'Jalisco' }, 'America/Mexico_City'],
    ['its country, when a coordinate is missing', { country: 'CO', lat: 4.6, lon: null }, 'America/Bogota'],
    ['its country, when coordinates lie at sea', { country: 'CO', lat: 0, lon: -120 }, 'America/Bogota'],
  ])('otherwise follows from %s', (_by, place, zone) => {
    expect(zoneOfPlace(place)).toBe(zone);
  });

  it('is known for every country of the catalog, and matches its cities', () => {
    const { countries, cities } = parseCatalog();
    for (const { code } of countries) expect(() => zoneOfPlace({ country: code })).not.toThrow();
    for (const { lat, lon, country, time_zone } of cities) expect(zoneOfPlace({ lat, lon, country })).toBe(time_zone);
  });

  it('throws when nothing determines it, and when this runtime does not know it', () => {
    expect(() => zoneOfPlace({ country: 'XX' })).toThrow('no time zone is known for XX');
    expect(() => zoneOfPlace({ country: 'MX', cityZone: 'America/Atlantis' })).toThrow('does not know');
  });
});
