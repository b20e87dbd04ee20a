import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { squarePictures } from '../square-pictures.ts';

const squares = { sizes: [384, 96], fit: 'cover' } as const;
const plain = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A valid PNG of this size whose content ends early: reading it would take 2.7 GB. */
function pixelFlood(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('an uploaded picture', () => {
  it('becomes squares of the asked sizes, as WebP', async () => {
    for (const picture of [plain(640, 400).jpeg(), plain(50, 900).png(), plain(400, 400).webp()]) {
      const made = await squarePictures(await picture.toBuffer(), squares);
      const facts = await Promise.all(made.map((bytes) => sharp(bytes).metadata()));
      expect(facts.map(({ format, width, height }) => [format, width, height])).toEqual([
        ['webp', 384, 384],
        ['webp', 96, 96],
      ]);
    }
  });

  it('loses its metadata, such as the place where it was taken, and is turned upright', async () => {
    const left = await plain(200, 400, '#00f').png().toBuffer();
    const picture = await plain(400, 400, '#f00')
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({ IFD0: { Make: 'Camera of Rosa' }, IFD3: { GPSLatitude: '4/1 35/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [large = Buffer.alloc(0)] = await squarePictures(picture, squares);
    const { exif, icc, xmp, orientation } = await sharp(large).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    // Turned by a quarter, what was left is on top.
    const top = await sharp(large).extract({ left: 190, top: 5, width: 4, height: 4 }).stats();
    expect(top.dominant.b).toBeGreaterThan(top.dominant.r);
  });

  it('is encoded anew, so that nothing else in the file is kept', async () => {
    const picture = await plain(300, 300).jpeg().toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const [large = Buffer.alloc(0)] = await squarePictures(polyglot, squares);
    expect(large.toString('latin1')).not.toMatch(/<script|PK/);
  });

  it.each([
    ['CMYK', plain(300, 300).toColourspace('cmyk').jpeg()],
    ['16 bits', plain(300, 300).toColourspace('rgb16').png()],
  ])('in %s is read', async (_what, picture) => {
    expect(await squarePictures(await picture.toBuffer(), squares)).toHaveLength(2);
  });

  it('of a logo is kept whole on a transparent ground', async () => {
    const wide = await plain(400, 100).png().toBuffer();
    const [large = Buffer.alloc(0)] = await squarePictures(wide, { ...squares, fit: 'contain' });
    const corner = await sharp(large).extract({ left: 0, top: 0, width: 2, height: 2 }).raw().toBuffer();
    expect(corner[3]).toBe(0);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', async () => Buffer.from(svg)],
    ['a GIF', () => plain(50, 50).gif().toBuffer()],
    ['a TIFF', () => plain(50, 50).tiff().toBuffer()],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a picture that ends early', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900)],
  ])('is refused if it is %s', async (_what, make) => {
    await expect(squarePictures(await make(), squares)).rejects.toThrow('upload.picture_unreadable');
  });

  it('is refused before it is read if it has too many pixels', async () => {
    const before = process.memoryUsage().rss;
    await expect(squarePictures(pixelFlood(30_000), squares)).rejects.toThrow('upload.picture_too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
  });

  it('that is refused does not hold up the next', async () => {
    const bad = squarePictures(Buffer.from('no'), squares);
    const good = squarePictures(await plain(100, 100).png().toBuffer(), squares);
    await expect(bad).rejects.toThrow('upload.picture_unreadable');
    await expect(good).resolves.toHaveLength(2);
  });
});
