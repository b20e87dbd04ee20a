import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

/**
 * Files in storage, by storage id. A file has an expiration from the start, until something claims it; so no file
 * stays without an owner.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    /** Original name, sanitized for display. */
    name: text('name').notNull(),
    /** Detected from its content. Null until it is complete. */
    mediaType: text('media_type'),
    size: bigint('size', { mode: 'number' }),
    /** Of the content, hexadecimal. */
    sha256: text('sha256'),
    /** Uploader. */
    // no foreign key: the platform doesn't know users
    uploadedBy: uuid('uploaded_by'),
    /** When a job deletes it; null while it belongs to something. */
    deleteAfter: timestamp('delete_after', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_files_delete_after')
      .on(t.deleteAfter)
      .where(sql`${t.deleteAfter} is not null`),
  ],
);
