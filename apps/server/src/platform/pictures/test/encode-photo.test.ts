import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../../problem-error.ts';
import { encodePhoto } from '../encode-photo.ts';
import { hostileFiles, type HostileFile, MARKS } from '../testing/hostile-files.ts';

const WIDTHS = [320, 640, 1280, 1920];
const run = promisify(execFile);
const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : String(error));

describe('a photo', () => {
  it('is encoded in each width up to its own, in three formats', async () => {
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#2a6f97' } })
      .jpeg()
      .toBuffer();
    const { width, height, color, sizes } = await encodePhoto(large, WIDTHS);
    expect({ width, height, color }).toEqual({ width: 1920, height: 1280, color: '#286898' });
    expect(sizes.map((size) => size.width)).toEqual(WIDTHS);
    for (const { width: own, files } of sizes)
      for (const [format, bytes] of Object.entries(files)) {
        const found = await sharp(bytes).metadata();
        expect([found.width, found.format]).toEqual([own, { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]]);
      }
  });

  it('is never enlarged', async () => {
    const small = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await encodePhoto(small, WIDTHS)).sizes.map((size) => size.width)).toEqual([320, 500]);
  });

  it('is turned upright and loses its metadata', async () => {
    const lying = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Make: 'Camera of Rosa' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, sizes } = await encodePhoto(lying, WIDTHS);
    expect([width, height]).toEqual([600, 900]);
    const { exif, orientation, icc, xmp } = await sharp(sizes[0]?.files.jpg).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
  });
});

describe('a hostile file', () => {
  let files: HostileFile[];
  beforeAll(async () => {
    files = await hostileFiles();
  });

  it('is refused with a sentence, or nothing of what it carries remains', async () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    const wrong: string[] = [];
    for (const { what, content, mayPass } of files) {
      const made = await encodePhoto(content, [320]).catch(codeOf);
      if (typeof made === 'string') {
        if (mayPass || !made.startsWith('photos.')) wrong.push(`${what}: ${made}`);
        continue;
      }
      if (!mayPass) wrong.push(`${what}: taken`);
      const left = made.sizes.flatMap((size) =>
        Object.values(size.files).flatMap((bytes) => MARKS.filter((mark) => bytes.includes(mark))),
      );
      if (left.length) wrong.push(`${what}: still holds ${left.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  it('takes at most 256 megabytes of memory', async () => {
    const script = path.join(import.meta.dirname, '../testing/measure-memory.ts');
    const { stdout } = await run(process.execPath, [script]);
    expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThanOrEqual(256);
  });
});
