import { LOCALES } from '@travesia/contracts/kit';
import { CHANNEL_KINDS } from '@travesia/contracts/team-messages';
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
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/**
 * Channels of organizations. Whoever changes a message of one locks its row first: numbers follow the order of commits. Apart from
 * conversations, so that no query of those can ever return what teams write among themselves.
 */
export const teamChannels = pgTable(
  'team_channels',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CHANNEL_KINDS }).notNull(),
    /** The clinic it is about, or that the journey is with. */
    providerId: uuid('provider_id').references(() => providers.id),
    journeyId: uuid('journey_id').references(() => journeys.id),
    nameSealed: text('name_sealed').notNull(),
    purposeSealed: text('purpose_sealed'),
    /** Only members find and read it. */
    limited: boolean('limited').notNull().default(false),
    clinicTakesPart: boolean('clinic_takes_part').notNull().default(false),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** Number of the newest message; they have no gaps. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Number of the last change of any message: sent, edited, deleted. */
    lastChange: integer('last_change').notNull().default(0),
    /** When the newest message was sent, or it was created. */
    lastAt: instant('last_at').notNull(),
    archivedAt: instant('archived_at'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('team_channels_organization').on(t.organizationId, t.lastAt.desc().nullsFirst()),
    index('team_channels_provider').on(t.providerId),
    index('team_channels_journey').on(t.journeyId),
    unique('team_channels_one').on(t.organizationId, t.journeyId),
    index('team_channels_creator').on(t.createdBy, t.createdAt),
    check('team_channels_kind', sql`${t.kind} in (${sql.raw(quoted(CHANNEL_KINDS))})`),
    check(
      'team_channels_about',
      sql`(${t.kind} <> 'topic') = (${t.providerId} is not null) and (${t.kind} = 'journey') = (${t.journeyId} is not null)
        and (${t.kind} <> 'topic' or not ${t.clinicTakesPart})`,
    ),
    check('team_channels_numbers', sql`${t.lastSeq} >= 0 and ${t.lastChange} >= ${t.lastSeq}`),
    check('team_channels_sealed', sql`${t.nameSealed} like 'v1.%' and ${t.purposeSealed} like 'v1.%'`),
  ],
);

/** Who joined a channel or was added to it, and how far they have read. Whether they may still read it is asked each time. */
export const teamChannelMembers = pgTable(
  'team_channel_members',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => teamChannels.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who added them by name, which lets people of clinics in; null for those who joined or came with their team. */
    addedBy: uuid('added_by').references(() => users.id),
    lastReadSeq: integer('last_read_seq').notNull().default(0),
    muted: boolean('muted').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId] }),
    index('team_channel_members_user').on(t.userId),
    index('team_channel_members_added_by').on(t.addedBy),
    check('team_channel_members_read', sql`${t.lastReadSeq} >= 0`),
  ],
);

/** Messages of channels. They can be about health, so they are sealed. */
export const teamMessages = pgTable(
  'team_messages',
  {
    id: id(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => teamChannels.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** The clinic they wrote for; null for the organization. */
    providerId: uuid('provider_id').references(() => providers.id),
    // no foreign key: the sender's own id
    clientMessageId: text('client_message_id'),
    seq: integer('seq').notNull(),
    change: integer('change').notNull(),
    /** Null once deleted. */
    contentSealed: text('content_sealed'),
    language: text('language', { enum: LOCALES }).notNull(),
    /** User ids of those it mentions. */
    mentions: uuid('mentions').array().notNull().default([]),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    unique('team_messages_seq').on(t.channelId, t.seq),
    uniqueIndex('team_messages_change').on(t.channelId, t.change),
    uniqueIndex('team_messages_client_id')
      .on(t.channelId, t.authorId, t.clientMessageId)
      .where(sql`${t.clientMessageId} is not null`),
    index('team_messages_author').on(t.authorId, t.createdAt),
    index('team_messages_provider').on(t.providerId),
    check('team_messages_numbers', sql`${t.seq} > 0 and ${t.change} >= ${t.seq}`),
    check('team_messages_sealed', sql`${t.contentSealed} like 'v1.%'`),
    check('team_messages_deleted', sql`(${t.contentSealed} is null) = (${t.deletedAt} is not null)`),
    check('team_messages_language', sql`${t.language} in (${sql.raw(quoted(LOCALES))})`),
  ],
);

/** Files of messages. Until it is sent, a file belongs to its uploader and is deleted after a day. */
export const teamMessageFiles = pgTable(
  'team_message_files',
  {
    id: id(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => teamChannels.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => teamMessages.id, { onDelete: 'cascade' }),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('team_message_files_channel').on(t.channelId),
    index('team_message_files_message').on(t.messageId),
    index('team_message_files_uploader').on(t.uploadedBy),
  ],
);
