import { describe, expect, it } from 'vitest';
import { clusterPins, type PlacedListing } from '../cluster-pins.rules.ts';

/** The same listings in every run. */
function manyListings(count: number): PlacedListing[] {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => {
    const city = Math.floor(next() * 400);
    return {
      lat: -52 + (city % 20) * 1.5 + next(),
      lon: -70 + Math.floor(city / 20) * 0.8 + next(),
      city: `city-${city}`,
    };
  });
}

const north = (lat: number) => (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

describe('clusterPins', () => {
  it('counts every listing once, in few pins that are a fifteenth of the map apart', () => {
    const listings = manyListings(16_000);
    const width = 40;
    const pins = clusterPins(listings, width);
    expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(16_000);
    expect(pins.length).toBeLessThan(150);
    for (const [at, a] of pins.entries())
      for (const b of pins.slice(at + 1))
        expect(Math.hypot(a.lon - b.lon, north(a.lat) - north(b.lat))).toBeGreaterThanOrEqual(width / 15 - 1e-9);
    expect(pins.map(({ count }) => count)).toEqual(pins.map(({ count }) => count).toSorted((a, b) => b - a));
  });

  it('names the city with most listings, and the area of all', () => {
    const at = (lat: number, lon: number, city: string | null) => ({ lat, lon, city });
    const [pin, ...others] = clusterPins([at(1, 1, 'a'), at(1.01, 1.02, 'b'), at(1.02, 1, 'b'), at(1, 1, null)], 40);
    expect(others).toEqual([]);
    expect(pin).toMatchObject({ count: 4, city: 'b', places: 3, box: { west: 1, south: 1, east: 1.02, north: 1.02 } });
    expect(clusterPins([], 40)).toEqual([]);
  });

  it('separates the same listings on a closer map', () => {
    const listings = [
      { lat: 1, lon: 1, city: 'a' },
      { lat: 1.2, lon: 1.4, city: 'b' },
    ];
    expect(clusterPins(listings, 40)).toHaveLength(1);
    expect(clusterPins(listings, 4)).toHaveLength(2);
  });
});
