// Plain values, so that browsers load them without the schemas.
import type { UploadRules } from '../kit/upload.ts';

/** What is accepted as a photo. */
export const PHOTO_UPLOAD = {
  types: {
    'image/jpeg': ['jpg', 'jpeg', 'jfif'],
    'image/png': ['png'],
    'image/webp': ['webp'],
    'image/avif': ['avif'],
  },
  maxBytes: 25 * 1024 * 1024,
} as const satisfies UploadRules;

/** What a photo belongs to. */
export const PHOTO_SUBJECTS = ['clinic', 'clinician', 'package', 'room'] as const;
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];

/** What a photo shows. */
export const PHOTO_KINDS = ['cover', 'room', 'team', 'portrait', 'result'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Most photos of one subject. */
export const MOST_PHOTOS: Readonly<Record<PhotoSubject, number>> = { clinic: 40, clinician: 5, package: 12, room: 12 };

/** Widths in which a photo is stored; never larger than it was. */
export const PHOTO_WIDTHS = [320, 640, 1280, 1920] as const;

export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const ALT_MAX = 300;

/** The address of a photo in one size and format; what is there never changes. */
export const photoAddress = (id: string, width: number, format: PhotoFormat): string =>
  `/api/v1/photos/${id}/${width}.${format}`;

/** The width that pages for old browsers and social networks show: the largest, up to 1280 pixels. */
export const plainWidth = (widths: readonly number[]): number =>
  Math.max(...widths.filter((width) => width <= 1280), widths[0] ?? 0);

/** The language of a clinic’s own team, in which a photo must be described before people see it. */
export const clinicLanguage = (country: string): 'es' | 'pt' => (country === 'BR' ? 'pt' : 'es');
