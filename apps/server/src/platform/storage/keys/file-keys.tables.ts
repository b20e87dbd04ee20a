import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';

/**
 * Keys of stored files, each encrypted with a key of the installation. Without its row a file can't be read: deleting the row erases the file,
 * wherever its bytes are. Not part of backups of the database, as the runbook says.
 */
export const fileKeys = pgTable(
  'file_keys',
  {
    // no foreign key: a key is there before its file, and some files belong to no row
    fileId: uuid('file_id').primaryKey(),
    /** Which key of the installation encrypts it. */
    // no foreign key: the keys are settings
    keyId: text('key_id').notNull(),
    /** AES-256-GCM: nonce, tag, encrypted key; in Base64. */
    wrapped: text('wrapped').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('file_keys_key').on(t.keyId)],
);
