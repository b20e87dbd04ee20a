import { NOTE_SUBJECTS, type NoteSubject } from '@travesia/contracts/notes';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, quoted } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';

/** Notes about records of several kinds; a record's id alone says which one. */
export const recordNotes = pgTable(
  'record_notes',
  {
    id: id(),
    about: text('about').$type<NoteSubject>().notNull(),
    // no foreign key: the record is a row of one of several tables
    recordId: uuid('record_id').notNull(),
    /** Set for an organization's own notes. */
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    // no foreign key: sessions are deleted earlier
    sessionId: uuid('session_id'),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('record_notes_about', sql`${t.about} in (${sql.raw(quoted(NOTE_SUBJECTS))})`),
    index('record_notes_record').on(t.about, t.recordId, t.createdAt.desc()),
    index('record_notes_author').on(t.authorId),
  ],
);
