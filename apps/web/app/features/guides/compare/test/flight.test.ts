import { describe, expect, it } from 'vitest';
import { homeCityOf, pairOf } from '../choice.ts';
import { comparisonAddress } from '../address.ts';
import { flightBetween } from '../flight.ts';
import { hoursAhead } from '../hours-ahead.ts';

const dallas = { code: 'DFW', lat: 32.8972, lon: -97.0377 };
const bogota = { code: 'BOG', lat: 4.6986, lon: -74.1431 };

describe('the flight', () => {
  it('is the distance at cruising speed plus half an hour, in quarters of an hour', () => {
    const flight = flightBetween(dallas, bogota);
    expect(flight).toMatchObject({ from: 'DFW', to: 'BOG', minutes: 330 });
    expect(flight?.km).toBeCloseTo(3933, -1);
  });

  it('is unknown without an airport, and none between the same two', () => {
    expect(flightBetween(dallas, null)).toBeNull();
    expect(flightBetween(bogota, bogota)).toBeNull();
  });
});

describe('the time difference', () => {
  it('follows the clocks of the day', () => {
    expect(hoursAhead('America/Bogota', 'America/Chicago', '2026-11-23')).toBe(1);
    expect(hoursAhead('America/Bogota', 'America/Chicago', '2026-07-01')).toBe(0);
    expect(hoursAhead('America/Tijuana', 'America/Chicago', '2026-11-23')).toBe(-2);
    expect(hoursAhead('America/Caracas', 'America/Caracas', '2026-11-23')).toBe(0);
  });
});

describe('what a comparison begins with', () => {
  const home = (slug: string, code: string) =>
    ({ slug, country: { code, name: code } }) as Parameters<typeof homeCityOf>[0][number];
  const homes = [home('atlanta', 'US'), home('dallas', 'US'), home('madrid', 'ES')];

  it('is the departure city asked for, else one in the visitor’s country', () => {
    expect(homeCityOf(homes, 'atlanta', 'ES')?.slug).toBe('atlanta');
    expect(homeCityOf(homes, '', 'ES')?.slug).toBe('madrid');
    expect(homeCityOf(homes, 'atlantis', 'US')?.slug).toBe('dallas');
    expect(homeCityOf(homes, '', null)?.slug).toBe('dallas');
  });

  it('is completed with the cities that offer most', () => {
    const places = [{ cities: [{ slug: 'cali' }, { slug: 'bogota' }, { slug: 'lima' }] }] as Parameters<
      typeof pairOf
    >[2];
    const offered = [
      { value: 'lima', count: 2 },
      { value: 'bogota', count: 5 },
    ];
    expect(pairOf([], offered, places)).toEqual(['bogota', 'lima']);
    expect(pairOf(['cali'], offered, places)).toEqual(['cali', 'bogota']);
    expect(pairOf([], [], places)).toEqual(['cali', 'bogota']);
  });

  it('has one address, whatever the order of the cities', () => {
    const address = '/cities/compare?city=bogota&with=tijuana&treatment=bbl';
    expect(comparisonAddress({ cities: ['tijuana', 'bogota'], treatment: 'bbl' })).toBe(address);
    expect(comparisonAddress({ cities: ['bogota', 'tijuana'], treatment: 'bbl' })).toBe(address);
    expect(comparisonAddress({ cities: [] })).toBe('/cities/compare');
  });
});
