import { Readable } from 'node:stream';
import { PHOTO_FORMATS, type PhotoFormat } from '@travesia/contracts/photos';
import type { EncodedPhoto } from '../../platform/pictures/encode-photo.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { PhotoVariant } from './photos.tables.ts';

export const MEDIA_TYPES: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
/** Larger than any photo of 1920 pixels. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A photo in storage. */
export interface StoredPhoto {
  variants: PhotoVariant[];
  /** Of all its files. */
  bytes: number;
}

/** Ids of all files of a photo. */
export const idsOf = (variants: readonly PhotoVariant[]): string[] =>
  variants.flatMap(({ files }) => PHOTO_FORMATS.map((format) => files[format]));

/** Stores every size of a photo; the files are deleted after a day unless something keeps them. */
export async function storeSizes(files: Files, { sizes }: EncodedPhoto, uploadedBy: string): Promise<StoredPhoto> {
  const variants: PhotoVariant[] = [];
  let bytes = 0;
  for (const size of sizes) {
    const ids = { avif: '', webp: '', jpg: '' };
    for (const format of PHOTO_FORMATS) {
      const content = size.files[format];
      const facts = { mediaType: MEDIA_TYPES[format], maxBytes: MAX_BYTES, uploadedBy };
      const { id } = await files.take(Readable.from([content]), { name: `photo-${size.width}.${format}`, ...facts });
      ids[format] = id;
      bytes += content.length;
    }
    variants.push({ width: size.width, files: ids });
  }
  return { variants, bytes };
}
