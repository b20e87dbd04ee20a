import { z } from 'zod';
import { Id, Instant, Locale, UNDO_SECONDS } from '../kit/index.ts';
import { ALT_MAX, PHOTO_KINDS, PHOTO_SUBJECTS } from './photo-values.ts';

const facts = {
  width: z.int().meta({ description: 'Width of the largest size, in pixels.' }),
  height: z.int().meta({ description: 'Height of the largest size, in pixels.' }),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .meta({ description: 'Dominant color, shown while it loads.' }),
  widths: z.array(z.int()).meta({
    description:
      'Widths it can be read in, smallest first, each as AVIF, WebP and JPEG: `/photos/{id}/{width}.{format}`.',
  }),
};

export const Photo = z
  .object({
    id: Id.meta({ description: 'Photo id.' }),
    alt: z.string().meta({ description: 'What it shows, in words; in the requested language if the clinic wrote it.' }),
    language: Locale.meta({ description: 'Language of `alt`.' }),
    ...facts,
  })
  .meta({ id: 'Photo', description: 'A photo as people see it.' });
export type Photo = z.infer<typeof Photo>;

const Subject = z
  .enum(PHOTO_SUBJECTS)
  .meta({ description: 'What a photo belongs to: the clinic itself, one of its clinicians, packages or rooms.' });

const Kind = z.enum(PHOTO_KINDS).meta({
  description:
    'What it shows: cover (the clinic itself), room, team, portrait, or result (of a treatment; needs the consent of the person shown).',
});

const text = z.string().trim().max(ALT_MAX).meta({ description: 'Empty if not written yet.' });

export const PhotoAlt = z
  .strictObject({
    en: text.meta({ description: 'In English.' }),
    es: text.meta({ description: 'In Spanish.' }),
    pt: text.meta({ description: 'In Portuguese.' }),
  })
  .meta({
    description: 'What the photo shows, for people who can’t see it; each language may be empty until it is written.',
  });
export type PhotoAlt = z.infer<typeof PhotoAlt>;

export const OwnPhoto = z
  .object({
    id: Id.meta({ description: 'Photo id.' }),
    alt: PhotoAlt,
    kind: Kind,
    consented: z.boolean().meta({ description: 'Whether the consent of the person shown was recorded.' }),
    shown: z.boolean().meta({ description: 'Whether patients see it: described in the language of the clinic.' }),
    ...facts,
    created_at: Instant.meta({ description: 'When it was added.' }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
  })
  .meta({ id: 'OwnPhoto', description: 'A photo as the clinic edits it.' });
export type OwnPhoto = z.infer<typeof OwnPhoto>;

export const OwnPhotos = z
  .object({
    data: z.array(OwnPhoto).meta({ description: 'Photos in their order; the first is the cover.' }),
    language: z.enum(['es', 'pt']).meta({ description: 'The language of the clinic: without it, none is shown.' }),
    most: z.int().meta({ description: 'How many it may have.' }),
    used_bytes: z.int().meta({ description: 'Storage that all photos of the clinic take.' }),
    most_bytes: z.int().meta({ description: 'Storage that they may take.' }),
  })
  .meta({ id: 'OwnPhotos', description: 'The photos of a clinic, or of something of it.' });
export type OwnPhotos = z.infer<typeof OwnPhotos>;

export const RemovedPhoto = OwnPhotos.extend({
  undo: z.string().meta({
    description: `Brings the photo back for ${UNDO_SECONDS} seconds, for the person who removed it: send it to “Restore a photo”.`,
  }),
}).meta({ id: 'RemovedPhoto', description: 'The photos that are left, and how to undo.' });
export type RemovedPhoto = z.infer<typeof RemovedPhoto>;

export const PhotoRestore = z
  .strictObject({ undo: z.string().max(20_000).meta({ description: 'As the removal returned it.' }) })
  .meta({ id: 'PhotoRestore', description: 'The removal to undo.' });

const subject = {
  subject: Subject,
  subject_id: Id.optional().meta({ description: 'Its id; not needed for the clinic itself.' }),
};

export const PhotosQuery = z.object(subject);
export type PhotosQuery = z.infer<typeof PhotosQuery>;

export const NewPhoto = z
  .strictObject({
    upload_id: Id.meta({ description: 'A finished upload.' }),
    ...subject,
    alt: PhotoAlt.optional().meta({ description: 'What it shows; can be written later.' }),
  })
  .meta({ id: 'NewPhoto', description: 'A photo to make from an upload.' });
export type NewPhoto = z.infer<typeof NewPhoto>;

export const PhotoChange = z
  .strictObject({
    alt: PhotoAlt,
    kind: Kind,
    consented: z
      .boolean()
      .meta({ description: 'The person shown agreed in writing to its publication; needed for results.' }),
    version: z.int().min(1).meta({ description: 'The version the caller read.' }),
  })
  .meta({ id: 'PhotoChange', description: 'A photo after the change.' });
export type PhotoChange = z.infer<typeof PhotoChange>;

export const PhotoOrder = z
  .strictObject({
    ...subject,
    ids: z.array(Id).min(1).max(100).meta({ description: 'All its photos in the new order.' }),
  })
  .meta({ id: 'PhotoOrder', description: 'The order of photos.' });
export type PhotoOrder = z.infer<typeof PhotoOrder>;
