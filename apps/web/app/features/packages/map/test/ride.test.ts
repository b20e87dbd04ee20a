import { readFileSync } from 'node:fs';
import { greatCircleKm } from '@travesia/contracts/kit/distance';
import { describe, expect, it } from 'vitest';
import { nearestAirport } from '../airports.ts';
import { ridesOf } from '../ride.ts';

const BOGOTA = { lat: 4.711, lon: -74.0721 };
const CLINIC = { lat: 4.6768, lon: -74.0469 };

describe('rides of a stay', () => {
  it('measures great-circle distance', () => {
    expect(greatCircleKm({ lat: 40.71, lon: -74 }, { lat: 4.71, lon: -74 })).toBeCloseTo(4003, 0);
    expect(greatCircleKm(BOGOTA, BOGOTA)).toBe(0);
  });

  it('gives road kilometres and a range of minutes, from free-flowing traffic to a jam', () => {
    const rides = ridesOf({ airport: nearestAirport(['BOG']), city: BOGOTA, clinic: CLINIC });
    expect(rides?.airport).toBe('BOG');
    expect(rides?.toCity.km).toBeCloseTo(11.2, 1);
    expect(rides?.toCity.minutes).toEqual([10, 35]);
    expect(rides?.toClinic.minutes).toEqual([10, 35]);
  });

  it('says at least five minutes for a clinic on the next street', () => {
    expect(ridesOf({ airport: nearestAirport(['BOG']), city: BOGOTA, clinic: BOGOTA })?.toClinic.minutes).toEqual([
      5, 10,
    ]);
  });

  it('returns nothing when a place is unknown', () => {
    expect(ridesOf({ airport: null, city: BOGOTA, clinic: CLINIC })).toBeNull();
    expect(ridesOf({ airport: nearestAirport(['BOG']), city: BOGOTA, clinic: null })).toBeNull();
    expect(nearestAirport(['XXX'])).toBeNull();
  });

  it('knows the nearest airport of every catalogue city, none far from its city', () => {
    const file = new URL('../../../../../../server/data/catalog/cities.json', import.meta.url);
    const cities = JSON.parse(readFileSync(file, 'utf8')) as { lat: number; lon: number; airports: string[] }[];
    expect(cities.length).toBeGreaterThan(30);
    for (const city of cities) {
      const airport = nearestAirport(city.airports);
      expect(airport?.code).toBe(city.airports[0]);
      expect(airport ? greatCircleKm(airport, city) : Infinity).toBeLessThan(40);
    }
  });
});
