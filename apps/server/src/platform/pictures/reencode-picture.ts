import { oneAtATime, openSharp } from './open-sharp.ts';
import { MOST_PIXELS } from './photo-limits.rules.ts';

const MOST_SECONDS = 20;
/** Enough to read a page that was photographed. */
const SIDE = 2400;
const QUALITY = 80;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png']);

/**
 * A picture of a document encoded anew as a JPEG: upright, without metadata and whatever else the file holds. Null if it can't be read, is
 * animated, or has too many pixels.
 */
export const reencodePicture = (content: Buffer, formats: ReadonlySet<string> = FORMATS): Promise<Buffer | null> =>
  oneAtATime(async () => {
    const sharp = await openSharp();
    try {
      // Reads the header alone, so any number of pixels is safe.
      const { format, width, height, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
      if (!formats.has(format) || pages > 1 || width * height > MOST_PIXELS) return null;
      return await sharp(content, { failOn: 'warning', limitInputPixels: MOST_PIXELS, sequentialRead: true })
        .timeout({ seconds: MOST_SECONDS })
        .autoOrient()
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: QUALITY })
        .toBuffer();
    } catch {
      return null;
    }
  });
