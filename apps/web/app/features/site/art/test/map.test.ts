import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { americas } from '../map/americas-land.ts';
import { countryView, type MapDetail, mapGround, mapViews } from '../map/draw-map.ts';
import { landFiles } from '../map/generate.ts';
import { type DestinationCode, destinationCodes } from '../map/land.ts';
import { latinAmerica } from '../map/latin-america-land.ts';
import { project, routeArc, unproject } from '../map/project.ts';

const PLACES: readonly (readonly [name: string, country: DestinationCode, lat: number, lon: number])[] = [
  ['Bogotá', 'CO', 4.711, -74.0721],
  ['Mexico City', 'MX', 19.4326, -99.1332],
  ['Escazú', 'CR', 9.9189, -84.1399],
  ['São Paulo', 'BR', -23.5505, -46.6333],
  ['Córdoba', 'AR', -31.4201, -64.1888],
  ['Santiago de los Caballeros', 'DO', 19.4517, -70.697],
  ['Bucaramanga', 'CO', 7.1193, -73.1227],
  ['Belo Horizonte', 'BR', -19.9167, -43.9345],
  ['Cuenca', 'EC', -2.9001, -79.0059],
  ['Santiago', 'CL', -33.4489, -70.6693],
  ['Tacna', 'PE', -18.0146, -70.2536],
  ['Monterrey', 'MX', 25.6866, -100.3161],
];

/** The rings of a path with M and relative l, as the land files store them. */
function ringsOf(path: string): [number, number][][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const corners: [number, number][] = [[x, y]];
      for (let i = 0; i + 1 < steps.length; i += 2) {
        const [lastX, lastY] = corners.at(-1) ?? [0, 0];
        corners.push([lastX + (steps[i] ?? 0), lastY + (steps[i + 1] ?? 0)]);
      }
      return corners;
    });
}

/** Even-odd ray casting. */
function isInside(x: number, y: number, path: string): boolean {
  let inside = false;
  for (const ring of ringsOf(path)) {
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
  }
  return inside;
}

describe('the map', () => {
  it.each(PLACES)('puts %s inside the drawn outline of %s, on both sheets', (_name, country, lat, lon) => {
    const { x, y } = project(lat, lon);
    expect(isInside(x, y, americas.countries[country])).toBe(true);
    expect(isInside(x, y, latinAmerica.countries[country])).toBe(true);
    expect(isInside(x, y, americas.rest)).toBe(false);
  });

  it('inverts the projection of a point', () => {
    for (const [, , lat, lon] of PLACES) {
      const back = unproject(project(lat, lon));
      expect(back.lat).toBeCloseTo(lat, 8);
      expect(back.lon).toBeCloseTo(lon, 8);
    }
  });

  it.each([
    ['full', 44_000, 14_000],
    ['simple', 30_000, 8_192],
  ] as const)('%s stays small: %d bytes raw, %d packed', (detail: MapDetail, raw, packed) => {
    const ground = mapGround(detail);
    expect(XMLValidator.validate(`<svg>${ground}</svg>`)).toBe(true);
    expect(Buffer.byteLength(ground)).toBeLessThanOrEqual(raw);
    expect(gzipSync(ground).length).toBeLessThanOrEqual(packed);
  });

  it('uses color tokens, so that it follows the theme', () => {
    for (const token of ['--sea,', '--sea-line,', '--land,', '--land-dest,', '--land-line,'])
      expect(mapGround('simple')).toContain(`var(${token}`);
    expect(mapGround('simple', 'PE').match(/--land-chosen/g)).toHaveLength(1);
    expect(mapGround('simple')).not.toContain('--land-chosen');
  });

  it.each(destinationCodes)('crops to the mainland of %s with padding, at the given aspect ratio', (code) => {
    const [left = 0, top = 0, width = 0, height = 0] = countryView(code, 1.5).split(' ').map(Number);
    const [x, y, boxWidth, boxHeight] = latinAmerica.boxes[code];
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(left).toBeLessThan(x);
    expect(top).toBeLessThan(y);
    expect(left + width).toBeGreaterThan(x + boxWidth);
    expect(top + height).toBeGreaterThan(y + boxHeight);
  });

  it('excludes remote islands from the crop', () => {
    expect(latinAmerica.boxes.EC[0]).toBeGreaterThan(project(0, -82).x);
    expect(latinAmerica.boxes.CL[0]).toBeGreaterThan(project(-27, -77).x);
  });

  it('shows home and destination in the hero view', () => {
    const [left = 0, top = 0, width = 0, height = 0] = mapViews.hero.split(' ').map(Number);
    for (const [lat, lon] of [
      [41.85, -87.65],
      [34.05, -118.24],
      [4.711, -74.0721],
      [-12.05, -77.04],
    ] as const) {
      const { x, y } = project(lat, lon);
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
  });

  it('draws a route between two dots, bulging to the given side', () => {
    const [chicago, bogota] = [
      { lat: 41.85, lon: -87.65 },
      { lat: 4.711, lon: -74.0721 },
    ];
    expect(routeArc(chicago, bogota)).toMatch(/^M312\.3 74\.7Q[\d.]+ [\d.]+ 432 440$/);
    const middle = (path: string) => Number(/Q([\d.]+)/.exec(path)?.[1]);
    expect(middle(routeArc(chicago, bogota, 0.3))).toBeGreaterThan(middle(routeArc(chicago, bogota, -0.3)));
    expect(middle(routeArc(bogota, chicago, 0.3))).toBeGreaterThan(middle(routeArc(bogota, chicago, -0.3)));
  });

  it("matches the generator's output for the atlas", () => {
    for (const [file, text] of landFiles())
      expect(readFileSync(new URL(`../map/${file}`, import.meta.url), 'utf8')).toBe(text);
  });
});
