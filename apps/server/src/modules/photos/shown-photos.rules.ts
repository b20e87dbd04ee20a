import {
  clinicLanguage,
  type PhotoAlt,
  type PhotoKind,
  type PhotoSubject,
  type ShownPhoto,
} from '@travesia/contracts/photos';

/** A photo as far as what people see depends on it. */
export interface PhotoFacts {
  id: string;
  alt: PhotoAlt;
  width: number;
  height: number;
  color: string;
  variants: readonly { width: number }[];
}

/** Whether people see a photo: those who can’t see it must be able to read what it shows. */
export const isShown = ({ alt }: Pick<PhotoFacts, 'alt'>, country: string): boolean =>
  alt[clinicLanguage(country)] !== '';

/** The photos people see, in order. */
export const shownPhotos = (photos: readonly PhotoFacts[], country: string): ShownPhoto[] =>
  photos
    .filter((photo) => isShown(photo, country))
    .map(({ id, alt, width, height, color, variants }) => ({
      id,
      alt,
      language: clinicLanguage(country),
      width,
      height,
      color,
      widths: variants.map((variant) => variant.width),
    }));

/** What a new photo most likely shows; the clinic corrects it. */
export function likelyKind(subject: PhotoSubject, others: number): PhotoKind {
  if (subject === 'clinician') return 'portrait';
  return subject !== 'room' && others === 0 ? 'cover' : 'room';
}
