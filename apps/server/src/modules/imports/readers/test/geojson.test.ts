import { describe, expect, it } from 'vitest';
import { readSource, type ReadSource } from '../../test/read-source.ts';
import { pointOfGeometry } from '../feature-point.ts';

const square = (lon: number, lat: number): number[][] => [
  [lon, lat],
  [lon + 0.002, lat],
  [lon + 0.002, lat + 0.002],
  [lon, lat + 0.002],
  [lon, lat],
];

const feature = (id: string, name: string, geometry: unknown): string =>
  JSON.stringify({
    type: 'Feature',
    properties: { '@id': id, amenity: 'clinic', name, phone: '+54 341 480-6631' },
    geometry,
  });

const point = { type: 'Point', coordinates: [-60.65, -32.95] };

function collection(features: string[], between = ',\n'): string {
  return `{"type": "FeatureCollection", "note": "features: [{}]", "features": [\n${features.join(between)}\n]}`;
}

const read = (text: string): Promise<ReadSource> => readSource(text, { name: 'map.geojson' });

describe('reading GeoJSON', () => {
  it('keeps points and uses the center of polygons and multipolygons', async () => {
    const { facilities, inspection } = await read(
      collection([
        feature('node/1', 'Clínica Sur', point),
        feature('way/2', 'Clínica Oeste', { type: 'Polygon', coordinates: [square(-60.7, -32.9)] }),
        feature('relation/3', 'Hospital Este', { type: 'MultiPolygon', coordinates: [[square(-60.6, -32.8)]] }),
      ]),
    );
    expect(inspection.mapping.preset?.id).toBe('osm');
    expect(facilities.map(({ externalId, lat, lon }) => [externalId, lat, lon])).toEqual([
      ['node/1', -32.95, -60.65],
      ['way/2', -32.899, -60.699],
      ['relation/3', -32.799, -60.599],
    ]);
  });

  it('reads a collection on a single line, a sequence of features, and a single feature', async () => {
    const features = [feature('node/1', 'Clínica Sur', point), feature('node/2', 'Clínica Norte', point)];
    for (const text of [
      collection(features, ','),
      features.join('\n'),
      features.map((one) => `\u001e${one}`).join('\n'),
    ]) {
      expect((await read(text)).facilities).toHaveLength(2);
    }
    expect((await read(JSON.stringify(JSON.parse(features[0] as string), null, 2))).facilities).toHaveLength(1);
  });

  it.each([
    ['a comma too many', (text: string) => text.replace('"amenity"', ',"amenity"')],
    ['a bracket missing', (text: string) => text.slice(0, -1)],
    ['a string never closed', (text: string) => text.replace('Norte"', 'Norte')],
  ])('rejects a feature with %s by its line and reads the following ones', async (_, damage) => {
    const { results, facilities } = await read(
      collection([
        feature('node/1', 'Clínica Sur', point),
        damage(feature('node/2', 'Clínica Norte', point)),
        feature('node/3', 'Clínica Oeste', point),
      ]),
    );
    expect(results[1]).toMatchObject({ kind: 'refused', problems: [{ line: 3, item: 2, code: 'row_unreadable' }] });
    expect(facilities.map(({ name }) => name)).toEqual(['Clínica Sur', 'Clínica Oeste']);
  });

  it('rejects features without a name and keeps those without geometry', async () => {
    const { results, facilities } = await read(
      collection([
        feature('node/1', '', point),
        feature('node/2', 'Clínica Norte', null),
        feature('node/3', 'Clínica Sur', point),
      ]),
    );
    expect(results[0]).toMatchObject({ kind: 'refused', problems: [{ field: 'name', code: 'name_missing' }] });
    expect(facilities[0]).toMatchObject({ name: 'Clínica Norte', lat: null, lon: null });
  });

  it('assigns each place its own country when the file spans several', async () => {
    const { facilities } = await read(
      collection([
        feature('node/1', 'Clínica Sur', point),
        feature('node/2', 'Hospital de Chiloé', { type: 'Point', coordinates: [-73.76, -42.48] }),
      ]),
    );
    expect(facilities.map(({ countryCode }) => countryCode)).toEqual(['AR', 'CL']);
  });

  it('converts Web Mercator meters to degrees', async () => {
    const { facilities, problems } = await read(
      collection([
        feature('node/1', 'Clínica Sur', point),
        feature('node/2', 'Clínica Norte', { type: 'Point', coordinates: [-6_751_527.1, -3_884_460.9] }),
      ]),
    );
    expect(facilities[1]?.lat).toBeCloseTo(-32.95, 1);
    expect(problems).toContain('3 coordinates coordinates_repaired');
  });
});

describe('the point of a geometry', () => {
  it.each([
    [
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [2, 4],
        ],
      },
      { lon: 1, lat: 2 },
    ],
    [
      { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [3, 4] }] },
      { lon: 3, lat: 4 },
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [1, 1],
            [3, 1],
            [1, 1],
          ],
        ],
      },
      { lon: 5 / 3, lat: 1 },
    ],
    [{ type: 'Polygon', coordinates: [] }, null],
    [{ type: 'Point', coordinates: ['a', null] }, null],
    [null, null],
  ])('%j', (geometry, expected) => {
    expect(pointOfGeometry(geometry)).toEqual(expected);
  });
});
