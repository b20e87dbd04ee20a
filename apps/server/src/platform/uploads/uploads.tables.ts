import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../db/columns.ts';

/** Files on their way in, part by part. Each part is a stored file that is deleted after a day unless used. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** What it will be: each purpose belongs to one module. */
    purpose: text('purpose').notNull(),
    /** The user or clinic that sends it, by purpose. */
    // no foreign key: the platform knows neither
    ownerId: uuid('owner_id').notNull(),
    /** File name, sanitized; encrypted where it can be about health. */
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** Ids of stored files, in order. */
    parts: uuid('parts')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('uploads_size', sql`${t.size} > 0 and ${t.received} between 0 and ${t.size}`),
    index('uploads_owner').on(t.ownerId, t.purpose),
    index('uploads_expiry').on(t.expiresAt),
  ],
);
