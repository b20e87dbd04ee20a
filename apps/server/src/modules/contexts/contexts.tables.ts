import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/db/columns.ts';
import { sessions, users } from '../accounts/accounts.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** Clinics that admins and organizations act or acted as. */
export const providerContexts = pgTable(
  'provider_contexts',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    via: text('via', { enum: ['admin', 'organization'] }).notNull(),
    /** Why it was opened; null allows reading only. */
    reason: text('reason'),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('provider_contexts_open')
      .on(t.sessionId)
      .where(sql`${t.endedAt} is null`),
    index('provider_contexts_user').on(t.userId),
    check('provider_contexts_via', sql`${t.via} in ('admin', 'organization')`),
    check('provider_contexts_times', sql`${t.expiresAt} > ${t.openedAt}`),
  ],
);
