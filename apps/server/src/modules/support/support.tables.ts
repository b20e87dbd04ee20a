import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import { SupportTopic, type TicketContext, ticketMachine, type TicketState } from '@travesia/contracts/support';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** Support tickets. Subjects and messages may contain health data, so they are sealed. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Role, language, and organization or clinic of the person when asking. */
    role: text('role').$type<UserRole>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    topic: text('topic').$type<SupportTopic>().notNull(),
    subjectSealed: text('subject_sealed').notNull(),
    /** Context the person agreed to attach. */
    context: jsonb('context').$type<TicketContext>(),
    state: text('state').$type<TicketState>().notNull(),
    /** Since when it waits for the team. */
    waitingSince: instant('waiting_since'),
    firstAnsweredAt: instant('first_answered_at'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Belongs to a demo person. */
    demo: boolean('demo').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    /** Last change visible to its owner. */
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('support_tickets_reference', sql`${t.reference} ~ '^TS-[0-9A-Z]{4}-[0-9A-Z]{4}$'`),
    check('support_tickets_role', sql`${t.role} in ('patient', 'provider', 'organization', 'admin')`),
    check('support_tickets_language', sql`${t.language} in ('en', 'es', 'pt')`),
    check('support_tickets_topic', sql`${t.topic} in (${sql.raw(quoted(SupportTopic.options))})`),
    check('support_tickets_state', sql`${t.state} in (${sql.raw(quoted(Object.keys(ticketMachine.states)))})`),
    check('support_tickets_waiting', sql`(${t.state} = 'open') = (${t.waitingSince} is not null)`),
    check('support_tickets_sealed', sql`${t.subjectSealed} like 'v1.%'`),
    unique('support_tickets_owner').on(t.id, t.userId),
    index('support_tickets_of_user').on(t.userId, t.updatedAt.desc()),
    index('support_tickets_inbox').on(t.state, t.waitingSince),
    index('support_tickets_answered').on(t.firstAnsweredAt),
    index('support_tickets_organization').on(t.organizationId),
    index('support_tickets_provider').on(t.providerId),
    index('support_tickets_assignee').on(t.assigneeId),
  ],
);

/** Ticket messages: from the owner, from the team to the owner, and internal notes. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    ticketId: uuid('ticket_id').notNull(),
    /** Owner of the ticket. */
    userId: uuid('user_id').notNull(),
    /** Author; null after their account is deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    byTeam: boolean('by_team').notNull(),
    internal: boolean('internal').notNull().default(false),
    textSealed: text('text_sealed').notNull(),
    createdAt: createdAt(),
    /** Last change of an internal note. */
    editedAt: instant('edited_at'),
  },
  (t) => [
    foreignKey({
      name: 'support_messages_ticket',
      columns: [t.ticketId, t.userId],
      foreignColumns: [supportTickets.id, supportTickets.userId],
    }).onDelete('cascade'),
    check('support_messages_internal', sql`${t.byTeam} or not ${t.internal}`),
    check('support_messages_sealed', sql`${t.textSealed} like 'v1.%'`),
    check('support_messages_edited', sql`${t.internal} or ${t.editedAt} is null`),
    index('support_messages_of_ticket').on(t.ticketId, t.id),
    index('support_messages_of_user').on(t.userId, t.createdAt),
    index('support_messages_of_author').on(t.authorId),
  ],
);

/** Files of messages. Until it is attached to a message, a file belongs to its uploader and is deleted after a day. */
export const supportFiles = pgTable(
  'support_files',
  {
    id: id(),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => supportMessages.id, { onDelete: 'cascade' }),
    /** Who uploaded it; null after their account is deleted. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('support_files_message').on(t.messageId), index('support_files_uploader').on(t.uploadedBy)],
);
