import { describe, expect, it } from 'vitest';
import { drawPlace } from '../map/draw-place.ts';

describe('the map of one place', () => {
  it('shows the selected country with the place inside it', () => {
    const { viewBox, point, ground } = drawPlace('CO', { lat: 6.2086, lon: -75.5673 });
    const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    expect(width / height).toBeCloseTo(4 / 3, 1);
    expect(point && point.x > x && point.x < x + width && point.y > y && point.y < y + height).toBe(true);
    expect(ground).toContain('data-country="CO" fill="var(--land-chosen');
  });

  it('shows all of Latin America for another country, without a point for an unknown location', () => {
    expect(drawPlace('GT', { lat: null, lon: null })).toMatchObject({ viewBox: '30 150 800 940', point: null });
  });
});
