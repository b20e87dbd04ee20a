import { describe, expect, it } from 'vitest';
import { greatCircleKm } from '../distance.ts';

const BOGOTA = { lat: 4.711, lon: -74.0721 };

describe('greatCircleKm', () => {
  it.each([
    ['nowhere', BOGOTA, 0],
    ['Medellín', { lat: 6.2442, lon: -75.5812 }, 239],
    ['the North Pole', { lat: 90, lon: 0 }, 9484],
  ])('measures from Bogotá to %s', (_name, to, km) => {
    expect(greatCircleKm(BOGOTA, to)).toBeCloseTo(km, 0);
    expect(greatCircleKm(to, BOGOTA)).toBeCloseTo(km, 0);
  });

  it('is half the circumference for antipodes', () => {
    expect(greatCircleKm({ lat: 12.3, lon: 45.6 }, { lat: -12.3, lon: -134.4 })).toBeCloseTo(Math.PI * 6371, 6);
  });
});
