import type { Locale } from '../kit/locale.ts';
import type { Photo, PhotoAlt } from './photos.schema.ts';

/** A photo as pages and lists keep it, in all languages. */
export interface ShownPhoto {
  id: string;
  alt: PhotoAlt;
  /** In which it is described for certain. */
  language: Locale;
  width: number;
  height: number;
  color: string;
  widths: number[];
}

/** A photo in a reader’s language, or in the clinic’s if it wrote nothing in the reader’s. */
export function photoIn({ alt, language, ...photo }: ShownPhoto, reader: Locale): Photo {
  const spoken = alt[reader] ? reader : language;
  return { ...photo, alt: alt[spoken], language: spoken };
}
