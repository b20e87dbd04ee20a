import { exportMachine, type ExportStatus } from '@travesia/contracts/privacy';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, quoted, version } from '../../platform/db/columns.ts';
import { sessions, users } from '../accounts/accounts.tables.ts';

/** Copies of everything held of a person, as they were asked for. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of a person whom many share: the session that asked, which alone may have it. */
    onlySession: uuid('only_session').references(() => sessions.id, { onDelete: 'cascade' }),
    status: text('status').$type<ExportStatus>().notNull(),
    /** The file in the storage; a new one for each attempt. */
    // no foreign key: files are kept outside the database
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
