import { describe, expect, it } from 'vitest';
import { isInBox, kilometresBetween } from '../places.ts';

describe('isInBox', () => {
  it('contains points inside, and none with unknown position', () => {
    const box = { west: -76, south: 5, east: -75, north: 7 };
    expect(isInBox({ lat: 6.24, lon: -75.58 }, box)).toBe(true);
    expect(isInBox({ lat: 6.24, lon: -74 }, box)).toBe(false);
    expect(isInBox({ lat: null, lon: null }, box)).toBe(false);
  });

  it('crosses the date line if its west is greater than its east', () => {
    const box = { west: 170, south: -50, east: -170, north: 0 };
    expect([175, -175, 0].map((lon) => isInBox({ lat: -20, lon }, box))).toEqual([true, true, false]);
  });
});

describe('kilometresBetween', () => {
  it('measures on a sphere', () => {
    const medellin = { lat: 6.2442, lon: -75.5812 };
    expect(kilometresBetween(medellin, { lat: 4.711, lon: -74.0721 })).toBeCloseTo(239, 0);
    expect(kilometresBetween(medellin, { lat: null, lon: null })).toBeNull();
  });
});
