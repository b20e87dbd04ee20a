import { LOCALES } from '@travesia/contracts/kit';
import {
  CONVERSATION_PARTIES,
  MAX_TAGS,
  MOST_PROPOSED_TIMES,
  PROPOSAL_KINDS,
  PROPOSED_VISITS,
} from '@travesia/contracts/messaging';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import { users } from '../accounts/accounts.tables.ts';
import { journeys } from '../journeys/journeys.tables.ts';
import { quotes } from '../journeys/quotes/quotes.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { clinicians, providers } from '../providers/providers.tables.ts';
import { serviceTypes } from '../services/services.tables.ts';

/** Conversations. Whoever changes one, its sides or its messages locks its row first: numbers follow the order of commits. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** Null once a patient of it deleted their account. */
    subjectSealed: text('subject_sealed'),
    journeyId: uuid('journey_id').references(() => journeys.id),
    begunBy: uuid('begun_by').references(() => users.id),
    /** Number of the newest message; they have no gaps. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Number of the last change of any message: sent, edited, deleted, read. */
    lastChange: integer('last_change').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('conversations_journey').on(t.journeyId),
    index('conversations_begun').on(t.begunBy, t.createdAt),
    check('conversations_numbers', sql`${t.lastSeq} >= 0 and ${t.lastChange} >= ${t.lastSeq}`),
    check('conversations_sealed', sql`${t.subjectSealed} like 'v1.%'`),
  ],
);

/** Who takes part: a patient, or everyone who answers for a clinic or an organization. */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    party: text('party', { enum: CONVERSATION_PARTIES }).notNull(),
    userId: uuid('user_id').references(() => users.id),
    providerId: uuid('provider_id').references(() => providers.id),
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** Messages of the others that this side has not read and that were not deleted. */
    unreadCount: integer('unread_count').notNull().default(0),
    /** When the newest message was sent or, for a team, a later snooze ended: lists are in its order. */
    lastAt: instant('last_at').notNull(),
    archivedAt: instant('archived_at'),
    /** Since when this side keeps the others from writing. */
    blockedAt: instant('blocked_at'),
    /** Who on the side's team answers; never set for patients. */
    assigneeId: uuid('assignee_id').references(() => users.id),
    /** Out of the list until then, or until another side writes. */
    snoozedUntil: instant('snoozed_until'),
    /** When its snooze ended by time; null once somebody wrote, snoozed or archived it. */
    wokenAt: instant('woken_at'),
    /** When another side wrote what this one has not replied to. */
    waitingSince: instant('waiting_since'),
    /** The team's own labels, in lower case. */
    tags: text('tags').array().notNull().default([]),
  },
  (t) => [
    unique('conversation_sides_party').on(t.conversationId, t.party),
    index('conversation_sides_user').on(t.userId, t.lastAt.desc().nullsFirst()),
    index('conversation_sides_provider').on(t.providerId, t.lastAt.desc().nullsFirst()),
    index('conversation_sides_organization').on(t.organizationId, t.lastAt.desc().nullsFirst()),
    check('conversation_sides_name', sql`${t.party} in (${sql.raw(quoted(CONVERSATION_PARTIES))})`),
    check(
      'conversation_sides_one',
      sql`(${t.party} = 'patient') = (${t.userId} is not null) and (${t.party} = 'provider') = (${t.providerId} is not null)
        and (${t.party} = 'organization') = (${t.organizationId} is not null)`,
    ),
    index('conversation_sides_platform')
      .on(t.lastAt.desc().nullsFirst())
      .where(sql`${t.party} = 'platform'`),
    index('conversation_sides_assignee').on(t.assigneeId),
    index('conversation_sides_snoozed')
      .on(t.snoozedUntil)
      .where(sql`${t.snoozedUntil} is not null`),
    check('conversation_sides_unread', sql`${t.unreadCount} >= 0`),
    check('conversation_sides_team', sql`${t.party} <> 'patient' or (${t.assigneeId} is null and ${t.tags} = '{}')`),
    check('conversation_sides_tags', sql`cardinality(${t.tags}) <= ${sql.raw(String(MAX_TAGS))}`),
  ],
);

/** Notes of a side's team about a conversation. In a table of their own: no query of messages can ever return one. */
export const conversationNotes = pgTable(
  'conversation_notes',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sideId: uuid('side_id')
      .notNull()
      .references(() => conversationSides.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    textSealed: text('text_sealed').notNull(),
    /** User ids of the colleagues it mentions. */
    mentions: uuid('mentions').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index('conversation_notes_side').on(t.sideId, t.createdAt),
    index('conversation_notes_conversation').on(t.conversationId),
    index('conversation_notes_author').on(t.authorId),
    check('conversation_notes_sealed', sql`${t.textSealed} like 'v1.%'`),
  ],
);

/** Messages. They can be about health, so they are sealed. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sideId: uuid('side_id')
      .notNull()
      .references(() => conversationSides.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    // no foreign key: the sender's own id
    clientMessageId: text('client_message_id'),
    seq: integer('seq').notNull(),
    change: integer('change').notNull(),
    /** Null once deleted. */
    contentSealed: text('content_sealed'),
    language: text('language', { enum: LOCALES }).notNull(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    unique('messages_seq').on(t.conversationId, t.seq),
    uniqueIndex('messages_change').on(t.conversationId, t.change),
    uniqueIndex('messages_client_id')
      .on(t.conversationId, t.authorId, t.clientMessageId)
      .where(sql`${t.clientMessageId} is not null`),
    index('messages_side').on(t.sideId),
    index('messages_author').on(t.authorId, t.createdAt),
    check('messages_numbers', sql`${t.seq} > 0 and ${t.change} >= ${t.seq}`),
    check('messages_sealed', sql`${t.contentSealed} like 'v1.%'`),
    check('messages_deleted', sql`(${t.contentSealed} is null) = (${t.deletedAt} is not null)`),
    check('messages_language', sql`${t.language} in (${sql.raw(quoted(LOCALES))})`),
  ],
);

/** Which side has read which message of the others, and who did first. */
export const messageReads = pgTable(
  'message_reads',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    sideId: uuid('side_id')
      .notNull()
      .references(() => conversationSides.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    readAt: instant('read_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.sideId] }),
    index('message_reads_side').on(t.sideId),
    index('message_reads_user').on(t.userId),
  ],
);

/** Files of messages. Until it is sent, a file belongs to its uploader and is deleted after a day. */
export const messageFiles = pgTable(
  'message_files',
  {
    id: id(),
    /** Null while it waits for the first message of a conversation. */
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('message_files_conversation').on(t.conversationId),
    index('message_files_message').on(t.messageId),
    index('message_files_uploader').on(t.uploadedBy),
    check('message_files_sent', sql`${t.messageId} is null or ${t.conversationId} is not null`),
  ],
);

/** What a clinic sent a patient with a message, for them to take. What has become of it is read where it lives. */
export const messageProposals = pgTable(
  'message_proposals',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PROPOSAL_KINDS }).notNull(),
    /** Of proposed times. */
    visit: text('visit', { enum: PROPOSED_VISITS }),
    serviceType: text('service_type').references(() => serviceTypes.slug, { onUpdate: 'cascade' }),
    clinicianId: uuid('clinician_id').references(() => clinicians.id, { onDelete: 'cascade' }),
    starts: instant('starts').array().notNull().default([]),
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('message_proposals_service').on(t.serviceType),
    index('message_proposals_clinician').on(t.clinicianId),
    index('message_proposals_quote').on(t.quoteId),
    check('message_proposals_kind', sql`${t.kind} in (${sql.raw(quoted(PROPOSAL_KINDS))})`),
    check('message_proposals_visit', sql`${t.visit} in (${sql.raw(quoted(PROPOSED_VISITS))})`),
    check(
      'message_proposals_whole',
      sql`(${t.kind} = 'times') = (num_nonnulls(${t.visit}, ${t.clinicianId}) = 2 and cardinality(${t.starts}) between 1 and ${sql.raw(String(MOST_PROPOSED_TIMES))})
        and (${t.kind} = 'quote') = (${t.quoteId} is not null) and (${t.visit} = 'online' or ${t.serviceType} is null)`,
    ),
  ],
);
