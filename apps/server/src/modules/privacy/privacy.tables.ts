import { exportMachine, type ExportStatus } from '@travesia/contracts/privacy';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, quoted, version } from '../../platform/db/columns.ts';
import { sessions, users } from '../accounts/accounts.tables.ts';

/** Requested exports of personal data. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** For a shared account: the session that requested it, the only one with access. */
    onlySession: uuid('only_session').references(() => sessions.id, { onDelete: 'cascade' }),
    status: text('status').$type<ExportStatus>().notNull(),
    /** The file in storage; a new one for each attempt. */
    // no foreign key: files are stored outside the database
    fileId: uuid('file_id'),
    size: bigint('size', { mode: 'number' }),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at'),
    version: version(),
  },
  (t) => [
    check('data_exports_status', sql`${t.status} in (${sql.raw(quoted(Object.keys(exportMachine.states)))})`),
    check(
      'data_exports_ready',
      sql`${t.status} <> 'ready' or (${t.fileId} is not null and ${t.expiresAt} is not null)`,
    ),
    index('data_exports_of_user').on(t.userId, t.requestedAt.desc()),
    uniqueIndex('data_exports_running')
      .on(t.userId, sql`coalesce(${t.onlySession}, ${t.userId})`)
      .where(sql`${t.status} in ('queued', 'making')`),
  ],
);
