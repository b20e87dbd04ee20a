import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import { SupportTopic, type TicketContext, ticketMachine, type TicketState } from '@travesia/contracts/support';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** What people ask the team. Subjects and messages may tell of health, so they are sealed. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As what, in which language and for whom it was asked. */
    role: text('role').$type<UserRole>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    providerId: uuid('provider_id').references(() => providers.id, { onDelete: 'set null' }),
    topic: text('topic').$type<SupportTopic>().notNull(),
    subjectSealed: text('subject_sealed').notNull(),
    /** What the person agreed to attach. */
    context: jsonb('context').$type<TicketContext>(),
    state: text('state').$type<TicketState>().notNull(),
    /** Since when it is the team's turn. */
    waitingSince: instant('waiting_since'),
    firstAnsweredAt: instant('first_answered_at'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a person of the demonstration. */
    demo: boolean('demo').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    /** When something last happened that its owner sees. */
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

/** What was written in tickets: by their owner, by the team to them, and by the team to itself. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    ticketId: uuid('ticket_id').notNull(),
    /** Whose ticket it stands in. */
    userId: uuid('user_id').notNull(),
    /** Who wrote it; null when they are gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    byTeam: boolean('by_team').notNull(),
    internal: boolean('internal').notNull().default(false),
    textSealed: text('text_sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'support_messages_ticket',
      columns: [t.ticketId, t.userId],
      foreignColumns: [supportTickets.id, supportTickets.userId],
    }).onDelete('cascade'),
    check('support_messages_internal', sql`${t.byTeam} or not ${t.internal}`),
    check('support_messages_sealed', sql`${t.textSealed} like 'v1.%'`),
    index('support_messages_of_ticket').on(t.ticketId, t.id),
    index('support_messages_of_user').on(t.userId, t.createdAt),
    index('support_messages_of_author').on(t.authorId),
  ],
);
