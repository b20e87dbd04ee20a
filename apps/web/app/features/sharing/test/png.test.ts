import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../png.ts';

/** Decodes a PNG from our encoder: one data chunk, true color, each byte relative to the left. */
function decode(png: Buffer): { width: number; height: number; rows: number[][] } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf('IDAT') + 4;
  const data = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  const rows = Array.from({ length: height }, (_unused, y) => {
    const row = [...data.subarray(y * (width * 3 + 1) + 1, (y + 1) * (width * 3 + 1))];
    for (let at = 3; at < row.length; at++) row[at] = ((row[at] ?? 0) + (row[at - 3] ?? 0)) & 255;
    return row;
  });
  return { width, height, rows };
}

describe('a preview image as PNG', () => {
  it('keeps every pixel except the lowest bit, and pure white', async () => {
    const pixels = new Uint8Array([255, 255, 255, 255, 11, 107, 93, 255, 0, 0, 0, 255, 230, 180, 84, 255]);
    const { width, height, rows } = decode(await encodePng(pixels, 2, 2));
    expect([width, height]).toEqual([2, 2]);
    expect(rows).toEqual([
      [255, 255, 255, 10, 106, 92],
      [0, 0, 0, 230, 180, 84],
    ]);
  });

  it('has PNG start and end markers', async () => {
    const png = await encodePng(new Uint8Array(4), 1, 1);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.subarray(-8, -4).toString()).toBe('IEND');
  });
});
