import { REACHED, recallMachine, type RecallStatus } from '@travesia/contracts/aftercare';
import { TRACED_KINDS } from '@travesia/contracts/journeys';
import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { rooms } from '../../providers/rooms/rooms.tables.ts';

const STATUSES = Object.keys(recallMachine.states) as RecallStatus[];

/** Warnings to everyone who was treated at a place, on days, or with a lot. */
export const recalls = pgTable(
  'recalls',
  {
    id: id(),
    reference: text('reference').notNull(),
    status: text('status', { enum: STATUSES as [RecallStatus, ...RecallStatus[]] }).notNull(),
    title: jsonb('title').$type<Localized>().notNull(),
    /** What happened and what to do, for patients. */
    message: jsonb('message').$type<Localized>().notNull(),
    /** Whom it is about: all of what is given must hold. */
    providerId: uuid('provider_id').references(() => providers.id),
    roomId: uuid('room_id').references(() => rooms.id),
    materialKind: text('material_kind', { enum: TRACED_KINDS }),
    /** The lot as it was typed. */
    lot: text('lot'),
    lotHash: text('lot_hash'),
    from: date('from_day', { mode: 'string' }),
    to: date('to_day', { mode: 'string' }),
    draftedBy: uuid('drafted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Somebody else than who drafted it. */
    approvedBy: uuid('approved_by').references(() => users.id, { onDelete: 'set null' }),
    approvedAt: instant('approved_at'),
    closedAt: instant('closed_at'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('recalls_reference').on(t.reference),
    index('recalls_status').on(t.status, t.createdAt),
    index('recalls_provider').on(t.providerId),
    index('recalls_room').on(t.roomId),
    index('recalls_drafted_by').on(t.draftedBy),
    index('recalls_approved_by').on(t.approvedBy),
    check('recalls_state', sql`${t.status} in (${sql.raw(quoted(STATUSES))})`),
    check('recalls_two_people', sql`${t.approvedBy} <> ${t.draftedBy}`),
    check('recalls_about', sql`num_nonnulls(${t.providerId}, ${t.roomId}, ${t.lotHash}) > 0`),
    check('recalls_lot', sql`num_nonnulls(${t.materialKind}, ${t.lot}, ${t.lotHash}) in (0, 3)`),
    check('recalls_days', sql`${t.from} <= ${t.to}`),
  ],
);

/** Who a recall concerns, and how they were reached. */
export const recallRecipients = pgTable(
  'recall_recipients',
  {
    id: id(),
    recallId: uuid('recall_id')
      .notNull()
      .references(() => recalls.id, { onDelete: 'cascade' }),
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    sentAt: instant('sent_at'),
    readAt: instant('read_at'),
    reached: text('reached', { enum: REACHED }),
    reachedAt: instant('reached_at'),
    reachedBy: uuid('reached_by').references(() => users.id, { onDelete: 'set null' }),
    /** How they were reached, or what was tried, encrypted. */
    noteSealed: text('note_sealed'),
    version: version(),
  },
  (t) => [
    unique('recall_recipients_once').on(t.recallId, t.journeyId),
    index('recall_recipients_journey').on(t.journeyId),
    index('recall_recipients_patient').on(t.patientId),
    index('recall_recipients_reached_by').on(t.reachedBy),
    check('recall_recipients_reached', sql`(${t.reached} is null) = (${t.reachedAt} is null)`),
    check('recall_recipients_reached_how', sql`${t.reached} in (${sql.raw(quoted(REACHED))})`),
  ],
);
