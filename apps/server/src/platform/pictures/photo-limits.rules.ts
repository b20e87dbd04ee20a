/** A larger photo takes too much memory to decode. */
export const MOST_PIXELS = 50_000_000;
/** Memory that decoding may take. */
const MOST_BYTES = 210 * 1024 * 1024;
/** A smaller photo is blurred wherever it is shown. */
const LEAST_SIDE = 320;

/** What the header of a picture says. */
export interface PictureHeader {
  format: string;
  width: number;
  height: number;
  channels: number;
  /** 16-bit samples take twice the memory. */
  depth: string;
  /** Such a JPEG is held whole as coefficients. */
  isProgressive: boolean;
  frames: number;
}

export type PictureFault = 'other_format' | 'animated' | 'too_many_pixels' | 'too_small';

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Why a picture can’t become a photo, as far as its header tells; null if nothing speaks against it. */
export function pictureFault(header: PictureHeader): PictureFault | null {
  const { format, width, height, frames } = header;
  if (!FORMATS.has(format)) return 'other_format';
  if (frames > 1) return 'animated';
  if (width * height > MOST_PIXELS || decodingBytes(header) > MOST_BYTES) return 'too_many_pixels';
  return Math.min(width, height) < LEAST_SIDE ? 'too_small' : null;
}

/** The most memory that decoding takes, by what its decoder keeps. */
function decodingBytes({ format, width, height, channels, depth, isProgressive }: PictureHeader): number {
  const pixels = width * height * channels * (depth === 'uchar' ? 1 : 2);
  // AVIF keeps its own planes beside ours.
  const copies = format === 'heif' || (format === 'jpeg' && isProgressive) ? 2 : 1;
  return pixels * copies;
}
