import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

/**
 * What is in the storage, by the id it has there. A file has a last moment from the start and keeps it until something
 * says that it belongs to it; so nothing stays that nobody knows of.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    /** Name as the person had it, made safe to show. */
    name: text('name').notNull(),
    /** By its content. Null until it has arrived whole. */
    mediaType: text('media_type'),
    size: bigint('size', { mode: 'number' }),
    /** Of the content, hexadecimal. */
    sha256: text('sha256'),
    /** Who sent it. */
    // no foreign key: the platform knows no people
    uploadedBy: uuid('uploaded_by'),
    /** From then on a job deletes it; null while it belongs to something. */
    deleteAfter: timestamp('delete_after', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_files_delete_after')
      .on(t.deleteAfter)
      .where(sql`${t.deleteAfter} is not null`),
  ],
);
