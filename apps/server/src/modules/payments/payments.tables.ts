import {
  balanceRequestMachine,
  disputeAnswerMachine,
  disputeMachine,
  PAYMENT_FAILURES,
  PAYMENT_METHODS,
  PAYMENT_PURPOSES,
  paymentMachine,
  REFUND_CAUSES,
  refundMachine,
  UPLOADED_ITEMS,
} from '@travesia/contracts/payments';
import { statesTagged } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';
import { currencies } from '../catalog/catalog.tables.ts';

const statesOf = <S extends string>(machine: { states: Readonly<Record<S, unknown>> }) =>
  Object.keys(machine.states) as [S, ...S[]];
const GATEWAYS = ['sandbox', 'stripe'] as const;

const money = {
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency')
    .notNull()
    .references(() => currencies.code),
};

/** Requests of clinics to pay the rest of a booking. */
export const balanceRequests = pgTable(
  'balance_requests',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    ...money,
    status: text('status', { enum: statesOf(balanceRequestMachine) }).notNull(),
    dueAt: instant('due_at').notNull(),
    /** The clinic's message, encrypted: it can be about health. */
    messageSealed: text('message_sealed'),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the patient was reminded. */
    remindedAt: instant('reminded_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index('balance_requests_booking').on(t.bookingId, t.createdAt),
    index('balance_requests_currency').on(t.currency),
    index('balance_requests_requested_by').on(t.requestedBy),
    index('balance_requests_due').on(t.status, t.dueAt),
    uniqueIndex('balance_requests_open')
      .on(t.bookingId)
      .where(sql`status = 'open'`),
    check('balance_requests_state', sql`${t.status} in (${sql.raw(quoted(statesOf(balanceRequestMachine)))})`),
    check('balance_requests_amount', sql`${t.amountMinor} > 0`),
    check('balance_requests_ended', sql`(${t.status} = 'open') = (${t.endedAt} is null)`),
  ],
);

/** Attempts to pay, stored before the gateway is asked. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull().default('deposit'),
    /** The request it answers, for a balance. */
    requestId: uuid('request_id').references(() => balanceRequests.id),
    ...money,
    status: text('status', { enum: statesOf(paymentMachine) }).notNull(),
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    /** Null until the gateway has answered. no foreign key: an id of the gateway */
    gatewayId: text('gateway_id'),
    method: text('method', { enum: PAYMENT_METHODS }),
    failure: text('failure', { enum: PAYMENT_FAILURES }),
    receivedMinor: bigint('received_minor', { mode: 'number' }).notNull().default(0),
    /** After this the gateway takes no money for it. */
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** When the gateway was last asked about it. */
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('payments_gateway_id').on(t.gateway, t.gatewayId),
    index('payments_booking').on(t.bookingId),
    index('payments_currency').on(t.currency),
    index('payments_request').on(t.requestId),
    index('payments_status').on(t.status, t.checkedAt),
    uniqueIndex('payments_live')
      .on(t.bookingId)
      .where(sql`status in ('requires_payment', 'processing')`),
    check('payments_state', sql`${t.status} in (${sql.raw(quoted(statesOf(paymentMachine)))})`),
    check('payments_purpose', sql`${t.purpose} in (${sql.raw(quoted(PAYMENT_PURPOSES))})`),
    check('payments_of_request', sql`(${t.purpose} = 'balance') = (${t.requestId} is not null)`),
    check('payments_amount', sql`${t.amountMinor} > 0 and ${t.receivedMinor} >= 0`),
    check(
      'payments_received',
      sql`(${t.status} in ('succeeded', 'partially_refunded', 'refunded')) = (${t.receivedMinor} > 0) and (${t.receivedMinor} > 0) = (${t.paidAt} is not null)`,
    ),
    check('payments_gateway', sql`${t.gateway} in (${sql.raw(quoted(GATEWAYS))})`),
    check('payments_method', sql`${t.method} in (${sql.raw(quoted(PAYMENT_METHODS))})`),
    check('payments_failure', sql`${t.failure} in (${sql.raw(quoted(PAYMENT_FAILURES))})`),
  ],
);

/** Refunds, stored before the gateway is asked; the database refuses more than was received (trigger). */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    ...money,
    status: text('status', { enum: statesOf(refundMachine) }).notNull(),
    reason: text('reason', { enum: REFUND_CAUSES }).notNull(),
    /** no foreign key: an id of the gateway */
    gatewayId: text('gateway_id'),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    approvedBy: uuid('approved_by').references(() => users.id, { onDelete: 'set null' }),
    /** What whoever asked for it wrote. */
    note: text('note'),
    tries: smallint('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index('refunds_payment').on(t.paymentId),
    index('refunds_booking').on(t.bookingId),
    index('refunds_currency').on(t.currency),
    index('refunds_status').on(t.status, t.nextTryAt),
    index('refunds_requested_by').on(t.requestedBy),
    index('refunds_approved_by').on(t.approvedBy),
    check('refunds_state', sql`${t.status} in (${sql.raw(quoted(statesOf(refundMachine)))})`),
    check('refunds_reason', sql`${t.reason} in (${sql.raw(quoted(REFUND_CAUSES))})`),
    check('refunds_amount', sql`${t.amountMinor} > 0`),
    check('refunds_two_people', sql`${t.requestedBy} <> ${t.approvedBy}`),
    check('refunds_done', sql`(${t.status} = 'succeeded') = (${t.doneAt} is not null)`),
  ],
);

/** Disputes, as the gateway reports them. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    ...money,
    status: text('status', { enum: statesOf(disputeMachine) }).notNull(),
    /** no foreign key: an id of the gateway */
    gatewayId: text('gateway_id').notNull(),
    reason: text('reason').notNull(),
    respondBy: instant('respond_by'),
    /** When the clinic was reminded of the deadline. */
    remindedAt: instant('reminded_at'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index('disputes_payment').on(t.paymentId),
    index('disputes_booking').on(t.bookingId),
    index('disputes_currency').on(t.currency),
    unique('disputes_gateway_id').on(t.gatewayId),
    check('disputes_state', sql`${t.status} in (${sql.raw(quoted(statesOf(disputeMachine)))})`),
    check('disputes_amount', sql`${t.amountMinor} > 0`),
    check('disputes_decided', sql`(${t.status} in ('won', 'lost')) = (${t.decidedAt} is not null)`),
  ],
);

/** What is answered to a payer's bank, one for each dispute that somebody worked on. */
export const disputeAnswers = pgTable(
  'dispute_answers',
  {
    id: id(),
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id),
    status: text('status', { enum: statesOf(disputeAnswerMachine) }).notNull(),
    /** What the clinic writes to the bank, encrypted: it can be about health. */
    statementSealed: text('statement_sealed'),
    /** What this product knew when it was submitted, encrypted: the same is sent whenever it is repeated. */
    factsSealed: text('facts_sealed'),
    submittedBy: uuid('submitted_by').references(() => users.id, { onDelete: 'set null' }),
    submittedAt: instant('submitted_at'),
    tries: smallint('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('dispute_answers_dispute').on(t.disputeId),
    index('dispute_answers_submitted_by').on(t.submittedBy),
    index('dispute_answers_due').on(t.status, t.nextTryAt),
    check('dispute_answers_state', sql`${t.status} in (${sql.raw(quoted(statesOf(disputeAnswerMachine)))})`),
    check(
      'dispute_answers_submitted',
      sql`(${t.status} = 'draft') = (${t.submittedAt} is null) and (${t.factsSealed} is null or ${t.submittedAt} is not null)`,
    ),
  ],
);

/** Files for a payer's bank, at most one for each item; contents are sealed like all stored files. */
export const disputeFiles = pgTable(
  'dispute_files',
  {
    id: id(),
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id),
    item: text('item', { enum: UPLOADED_ITEMS }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('dispute_files_item').on(t.disputeId, t.item),
    index('dispute_files_file').on(t.fileId),
    index('dispute_files_uploaded_by').on(t.uploadedBy),
    check('dispute_files_item_known', sql`${t.item} in (${sql.raw(quoted(UPLOADED_ITEMS))})`),
  ],
);

/** Signed messages of gateways, each once, kept until they are handled and long after. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    aboutKind: text('about_kind', { enum: ['payment', 'refund', 'dispute'] }),
    /** no foreign key: an id of the gateway */
    aboutId: text('about_id'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    handledAt: instant('handled_at'),
    tries: smallint('tries').notNull().default(0),
    lastError: text('last_error'),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.eventId] }),
    index('gateway_events_waiting')
      .on(t.receivedAt)
      .where(sql`handled_at is null`),
    check('gateway_events_gateway', sql`${t.gateway} in (${sql.raw(quoted(GATEWAYS))})`),
    check('gateway_events_about', sql`(${t.aboutKind} is null) = (${t.aboutId} is null)`),
  ],
);

/** What a reconciliation found and repaired, or a check of the invariants found. */
export const reconciliations = pgTable('reconciliations', {
  id: id(),
  isCheck: boolean('is_check').notNull().default(false),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  looked: integer('looked').notNull(),
  repaired: integer('repaired').notNull(),
  findings: jsonb('findings').$type<{ what: string; id: string }[]>().notNull(),
});

/** Attempts that may still be paid, payments whose money arrived, and refunds that the gateway must still be asked about. */
export const LIVE = statesTagged(paymentMachine, 'live');
export const CAPTURED = statesTagged(paymentMachine, 'captured');
export const SENDABLE = statesTagged(refundMachine, 'sendable');
/** Refunds that no gateway has. */
export const UNSENT = statesTagged(refundMachine, 'unsent');
