import { CREDENTIAL_SIDES, type CredentialSide, DOCUMENT_KINDS } from '@travesia/contracts/credentials';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import { users } from '../accounts/accounts.tables.ts';
import { credentials, providers } from '../providers/providers.tables.ts';

/** Expiration reminders sent to clinic owners: one per expiration date and number of days before it, 0 after it. */
export const credentialReminders = pgTable(
  'credential_reminders',
  {
    credentialId: uuid('credential_id')
      .notNull()
      .references(() => credentials.id, { onDelete: 'cascade' }),
    endsOn: date('ends_on').notNull(),
    days: smallint('days').notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.credentialId, t.endsOn, t.days] }),
    check('credential_reminders_days', sql`${t.days} in (0, 7, 30, 60)`),
  ],
);

/** Scans and photos of a clinic's credentials, with what whoever uploaded them says that they state. */
export const credentialDocuments = pgTable(
  'credential_documents',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    /** Null while nobody has filed it under a credential. */
    credentialId: uuid('credential_id').references(() => credentials.id),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id),
    kind: text('kind').$type<(typeof DOCUMENT_KINDS)[number]>().notNull(),
    number: text('number'),
    expiresOn: date('expires_on'),
    side: text('side').$type<CredentialSide>().notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When its credential was verified with it. */
    checkedAt: instant('checked_at'),
  },
  (t) => [
    check('credential_documents_kind', sql`${t.kind} in (${sql.raw(quoted(DOCUMENT_KINDS))})`),
    check('credential_documents_side', sql`${t.side} in (${sql.raw(quoted(CREDENTIAL_SIDES))})`),
    index('credential_documents_provider').on(t.providerId),
    index('credential_documents_credential').on(t.credentialId),
  ],
);

/** Who is responsible for renewing a credential. */
export const credentialOwners = pgTable(
  'credential_owners',
  {
    credentialId: uuid('credential_id')
      .primaryKey()
      .references(() => credentials.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
  },
  (t) => [index('credential_owners_user').on(t.userId)],
);

/** Reminders that a person sent to a clinic, unlike the automatic ones. */
export const renewalRequests = pgTable(
  'renewal_requests',
  {
    id: id(),
    credentialId: uuid('credential_id')
      .notNull()
      .references(() => credentials.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [index('renewal_requests_credential').on(t.credentialId, t.sentAt.desc())],
);
