import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { ProblemError } from '../problem-error.ts';
import { oneAtATime, openSharp } from './open-sharp.ts';
import { MOST_PIXELS, pictureFault } from './photo-limits.rules.ts';

const MOST_SECONDS = 20;
const QUALITY = { avif: 52, webp: 78, jpg: 80 };
/** Little gain in size beyond it, for much more time. */
const AVIF_EFFORT = 3;
const WHITE = '#ffffff';
const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

export interface EncodedPhoto {
  /** Of the largest size. */
  width: number;
  height: number;
  /** Dominant color, `#rrggbb`. */
  color: string;
  /** Smallest first. */
  sizes: readonly EncodedSize[];
}
interface EncodedSize {
  width: number;
  files: Readonly<Record<'avif' | 'webp' | 'jpg', Buffer>>;
}

const PROBLEMS = {
  other_format: 'photos.type_not_taken',
  animated: 'photos.animated',
  too_many_pixels: 'photos.too_many_pixels',
  too_small: 'photos.too_small',
} as const;

/**
 * Encodes an uploaded photo anew in the given widths: upright, in sRGB, without metadata and whatever else the file holds.
 * Nothing of the original’s bytes remains. Throws the problems of photos.
 */
export const encodePhoto = (content: Buffer, widths: readonly number[]): Promise<EncodedPhoto> =>
  oneAtATime(() => encode(content, widths));

async function encode(content: Buffer, widths: readonly number[]): Promise<EncodedPhoto> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type || !TYPES.has(type.mime)) throw new ProblemError('photos.type_not_taken');
  const sharp = await openSharp();
  // Reads the header alone, so any number of pixels is safe.
  const header = await sharp(content, { limitInputPixels: false }).metadata().catch(unreadable);
  const { width, height, format, channels, depth, isProgressive, pages: frames = 1 } = header;
  const fault = pictureFault({ format, width, height, channels, depth, isProgressive, frames });
  if (fault) throw new ProblemError(PROBLEMS[fault]);
  const largest = await decode(sharp, content, Math.max(...widths)).catch(unreadable);
  const { info, data } = largest;
  const open = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const sizes: EncodedSize[] = [];
  for (const one of new Set([...widths.filter((asked) => asked < info.width), info.width]))
    sizes.push({ width: one, files: await encodeSize(open().resize({ width: one })) });
  const { dominant } = await open().stats();
  return { width: info.width, height: info.height, color: hexOf(dominant), sizes };
}

/** Decodes once, to the largest size; of tall pictures the height counts. */
const decode = (sharp: Awaited<ReturnType<typeof openSharp>>, content: Buffer, side: number) =>
  sharp(content, { failOn: 'warning', limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

async function encodeSize(picture: Sharp): Promise<EncodedSize['files']> {
  return {
    avif: await picture.clone().avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }).toBuffer(),
    webp: await picture.clone().webp({ quality: QUALITY.webp }).toBuffer(),
    jpg: await picture.clone().jpeg({ quality: QUALITY.jpg, mozjpeg: true }).toBuffer(),
  };
}

const hexOf = ({ r, g, b }: Record<'r' | 'g' | 'b', number>): string =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const unreadable = (): never => {
  throw new ProblemError('photos.unreadable');
};
