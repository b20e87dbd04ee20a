import { PHOTO_KINDS, PHOTO_SUBJECTS, type PhotoAlt, type PhotoFormat } from '@travesia/contracts/photos';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { providers } from '../providers/providers.tables.ts';

/** A photo in one width: ids of its stored files. */
export interface PhotoVariant {
  width: number;
  files: Readonly<Record<PhotoFormat, string>>;
}

/** Photos that clinics publish, each encoded anew in several widths. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    subject: text('subject', { enum: PHOTO_SUBJECTS }).notNull(),
    // no foreign key: which table depends on the subject; its holder says whether it belongs to the clinic
    subjectId: uuid('subject_id').notNull(),
    position: smallint('position').notNull(),
    /** By language; empty where nothing is written yet. */
    alt: jsonb('alt').$type<PhotoAlt>().notNull(),
    kind: text('kind', { enum: PHOTO_KINDS }).notNull(),
    /** When the clinic stated that the person shown agreed to the publication. */
    consentedAt: instant('consented_at'),
    /** Of the largest width. */
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    color: text('color').notNull(),
    /** Smallest first. */
    variants: jsonb('variants').$type<PhotoVariant[]>().notNull(),
    /** Of all its files. */
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    check('photos_subject', sql`${t.subject} in (${sql.raw(quoted(PHOTO_SUBJECTS))})`),
    check('photos_kind', sql`${t.kind} in (${sql.raw(quoted(PHOTO_KINDS))})`),
    check('photos_of_clinic', sql`${t.subject} <> 'clinic' or ${t.subjectId} = ${t.providerId}`),
    check('photos_consent', sql`${t.kind} <> 'result' or ${t.consentedAt} is not null`),
    check('photos_pixels', sql`${t.width} between 1 and 1920 and ${t.height} between 1 and 1920`),
    check('photos_color', sql`${t.color} ~ '^#[0-9a-f]{6}$'`),
    index('photos_provider').on(t.providerId),
    index('photos_of_subject').on(t.subject, t.subjectId, t.position),
  ],
);
