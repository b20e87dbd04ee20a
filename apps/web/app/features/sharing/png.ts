import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflateAsync = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SUB = 1;
const LEVEL = 6;

/**
 * Encodes opaque RGBA pixels as a PNG half the size of the renderer's own: without alpha, each byte as its difference to the
 * pixel on the left, and without the lowest bit, which is invisible but noisy in soft gradients.
 */
export async function encodePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const rows = filterRows(pixels, width, height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, true color; default compression, filter and interlacing.
  header.set([8, 2, 0, 0, 0], 8);
  const data = await deflateAsync(rows, { level: LEVEL });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function filterRows(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let from = 0;
  let to = 0;
  for (let y = 0; y < height; y++) {
    rows[to++] = SUB;
    let [red, green, blue] = [0, 0, 0];
    for (let x = 0; x < width; x++, from += 4) {
      const r = even(pixels[from]);
      const g = even(pixels[from + 1]);
      const b = even(pixels[from + 2]);
      rows[to++] = r - red;
      rows[to++] = g - green;
      rows[to++] = b - blue;
      [red, green, blue] = [r, g, b];
    }
  }
  return rows;
}

const even = (byte = 0): number => (byte >= 254 ? 255 : byte & 0xfe);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
