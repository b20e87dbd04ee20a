import { ProblemError } from '../problem-error.ts';
import { oneAtATime, openSharp } from './open-sharp.ts';

/** A larger picture takes too much memory to decode. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 15;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const QUALITY = 82;

interface Squares {
  /** Side lengths in pixels, largest first. */
  sizes: readonly [number, ...number[]];
  /** `cover` crops to the square, for faces; `contain` keeps all of it on a transparent ground, for logos. */
  fit: 'cover' | 'contain';
}

/**
 * Encodes an uploaded picture anew as square WebP files: upright, without metadata and whatever else the file holds. Throws
 * `upload.picture_unreadable` and `upload.picture_too_large`.
 */
export const squarePictures = (content: Buffer, squares: Squares): Promise<Buffer[]> =>
  oneAtATime(() => make(content, squares));

async function make(content: Buffer, { sizes, fit }: Squares): Promise<Buffer[]> {
  const sharp = await openSharp();
  const open = (bytes: Buffer) =>
    sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS, sequentialRead: true }).timeout({
      seconds: MOST_SECONDS,
    });
  const square = (bytes: Buffer, size: number) =>
    open(bytes)
      .autoOrient()
      .resize(size, size, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: QUALITY })
      .toBuffer();
  if (content.length === 0) return unreadable();
  // Reads the header alone, so any number of pixels is safe.
  const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata().catch(unreadable);
  if (!FORMATS.has(format)) return unreadable();
  if (width * height > MOST_PIXELS) throw new ProblemError('upload.picture_too_large');
  const [largest, ...smaller] = sizes;
  const first = await square(content, largest).catch(unreadable);
  return [first, ...(await Promise.all(smaller.map((size) => square(first, size))))];
}

const unreadable = (): never => {
  throw new ProblemError('upload.picture_unreadable');
};
