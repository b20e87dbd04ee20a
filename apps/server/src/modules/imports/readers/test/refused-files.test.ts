import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../test/read-source.ts';
import type { FacilitySource } from '../source.ts';
import { fileSource } from '../source.ts';
import { openFacilities } from '../../facilities/read-facilities.ts';

const feature = (id: number) =>
  `{"type":"Feature","id":"node/${id}","properties":{"name":"Clínica Los Ceibos ${id}"},"geometry":{"type":"Point","coordinates":[-58.4,-34.6]}}`;
const collection = `{"type":"FeatureCollection","features":[\n${[1, 2, 3].map(feature).join(',\n')}\n]}`;

/** A source that counts how much of it was read. */
function endless(chunk: string): FacilitySource & { read: number } {
  const bytes = Buffer.from(chunk.repeat(Math.ceil(65_536 / chunk.length)));
  const source = {
    name: 'endless.csv',
    size: 200_000_000,
    read: 0,
    async *open() {
      for (let sent = 0; sent < source.size; sent += bytes.length) {
        source.read += bytes.length;
        yield bytes;
      }
    },
  };
  return source;
}

describe('files that are refused as a whole', () => {
  it.each([
    ['inside a feature', collection.slice(0, -60)],
    ['after a feature', collection.slice(0, collection.lastIndexOf(',\n'))],
    ['after a geometry', collection.slice(0, collection.lastIndexOf('}\n'))],
    ['before its last bracket', collection.slice(0, -1)],
  ])('GeoJSON cut %s', async (_, text) => {
    await expect(readSource(text, { name: 'cut.geojson' })).rejects.toMatchObject({ code: 'file_truncated' });
  });

  it('a sequence of features cut inside the last one', async () => {
    const text = `${feature(1)}\n${feature(2)}\n${feature(3).slice(0, -30)}`;
    await expect(readSource(text, { name: 'cut.geojson' })).rejects.toMatchObject({ code: 'file_truncated' });
  });

  it.each([
    ['plain letters', 'abc,'],
    ['UTF-8 and windows-1252 mixed', 'áé'],
  ])('one endless line of %s, without reading it line by line', async (_, chunk) => {
    const source = endless(chunk);
    await expect(openFacilities(source)).rejects.toMatchObject({ code: 'line_too_long' });
    // Once to its end for the encoding, then only the beginning.
    expect(source.read).toBeLessThan(source.size * 1.05);
  });

  it.each([
    ['CSV with a header only', 'Código;Nombre;Provincia;Localidad\n', 'register.csv'],
    ['GeoJSON without features', '{"type":"FeatureCollection","features":[]}', 'register.geojson'],
  ])('%s says that there are no rows', async (_, text, name) => {
    await expect(readSource(text, { name, country: 'AR' })).rejects.toMatchObject({ code: 'no_rows' });
  });

  it('a folder says so', async () => {
    await expect(fileSource(mkdtempSync(path.join(tmpdir(), 'register-')))).rejects.toThrow('it is a folder');
  });
});
