import { JOURNEY_FILE_PURPOSES } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, quoted } from '../../../platform/db/columns.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../journeys.tables.ts';

/** Files of journeys: papers of a discharge, photos of a check-in, evidence of a claim. Their contents are encrypted in storage. */
export const journeyFiles = pgTable(
  'journey_files',
  {
    id: id(),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: JOURNEY_FILE_PURPOSES }).notNull(),
    /** The pack, check-in or claim it belongs to; null until it is attached. Files that are never attached are deleted after a day. */
    // no foreign key: packs, check-ins and claims are several tables
    attachedTo: uuid('attached_to'),
    /** Who uploaded it; null after their account is deleted. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('journey_files_journey').on(t.journeyId),
    index('journey_files_attached').on(t.attachedTo),
    index('journey_files_uploader').on(t.uploadedBy),
    check('journey_files_purpose', sql`${t.purpose} in (${sql.raw(quoted(JOURNEY_FILE_PURPOSES))})`),
  ],
);
