import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import type { TakenBooking } from '../../bookings/index.ts';
import { disputePostings, lostPostings } from '../ledger/ledger.rules.ts';
import { sourcesOf, writeEntry } from '../ledger/ledger.repo.ts';
import { disputeLifecycle, refundLifecycle } from '../payment.lifecycles.ts';
import { insertDispute, insertRefund, lockCaptured } from '../payments.repo.ts';
import { DEMO_PAYMENT } from './demo-payment.ts';

const DAY_MS = 24 * 3_600_000;
const SYSTEM = { actor: { kind: 'system' }, as: 'system' } as const;

/** Of the visits of the demo clinic that are over, newest first. */
const DISPUTED = [
  { place: 2, reason: 'product_not_received', openedDaysAgo: 2, leftDays: 5, status: 'needs_response' },
  { place: 3, reason: 'fraudulent', openedDaysAgo: 9, leftDays: -2, status: 'lost' },
] as const;
/** Its refund waits for a second admin. */
const WAITING = { place: 0, percent: 60 } as const;

interface Made {
  idOf: (key: string) => string;
  admin: string;
  now: Date;
}

/**
 * Disputes of new bookings: one waits for its answer, one was lost; and a refund that a second admin must approve. Returns what the audit log
 * says about them.
 */
export async function rewriteDemoDisputes(tx: Tx, added: readonly TakenBooking[], made: Made): Promise<PastEntry[]> {
  const [first] = added.filter(isOver);
  const over = added.filter((one) => isOver(one) && one.providerId === first?.providerId);
  const byDay = over.toSorted((one, other) => other.day - one.day);
  const entries: PastEntry[] = [];
  for (const { place, ...dispute } of DISPUTED) {
    const booking = byDay[place];
    if (booking) entries.push(...(await openDispute(tx, booking, dispute, made)));
  }
  const waiting = byDay[WAITING.place];
  if (waiting) entries.push(...(await askRefund(tx, waiting, made)));
  return entries;
}

const isOver = ({ status, terms }: TakenBooking): boolean => status === 'completed' && terms !== null;

async function openDispute(
  tx: Tx,
  { id: bookingId, providerId }: TakenBooking,
  { reason, openedDaysAgo, leftDays, status }: Omit<(typeof DISPUTED)[number], 'place'>,
  { idOf, now }: Made,
): Promise<PastEntry[]> {
  const [payment] = await lockCaptured(tx, bookingId);
  if (!payment) return [];
  const id = idOf(`dispute/${bookingId}`);
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const at = after(-openedDaysAgo);
  const amount = { amount: payment.receivedMinor, currency: payment.currency };
  const decidedAt = status === 'lost' ? after(-1) : null;
  const row = await insertDispute(tx, {
    id,
    paymentId: payment.id,
    bookingId,
    amountMinor: amount.amount,
    currency: amount.currency,
    status,
    gatewayId: `${DEMO_PAYMENT}${id}`,
    reason,
    respondBy: after(leftDays),
    decidedAt,
    createdAt: at,
  });
  if (!row) return [];
  const booked = { bookingId, paymentId: payment.id, disputeId: id };
  await writeEntry(tx, {
    ...booked,
    kind: 'dispute_opened',
    cause: `dispute:${id}`,
    occurredAt: at,
    postings: disputePostings(amount),
  });
  if (decidedAt)
    await writeEntry(tx, {
      ...booked,
      kind: 'dispute_lost',
      cause: `dispute_decided:${id}`,
      occurredAt: decidedAt,
      postings: lostPostings(providerId, amount, await sourcesOf(tx, bookingId, amount.currency)),
    });
  const begun = {
    ...SYSTEM,
    at,
    facts: { payment_id: payment.id },
    audit: { action: 'payments.dispute_opened' as const, target: { type: 'dispute', id } },
  };
  const moves = decidedAt ? [{ action: 'lose' as const, ...SYSTEM, at: decidedAt }] : [];
  return rewriteDemoHistory(tx, disputeLifecycle, id, { begun, moves }, now);
}

/** A refund that the admin of the demo asked for. */
async function askRefund(tx: Tx, { id: bookingId }: TakenBooking, { idOf, admin, now }: Made): Promise<PastEntry[]> {
  const [payment] = await lockCaptured(tx, bookingId);
  if (!payment) return [];
  const id = idOf(`goodwill/${bookingId}`);
  const at = new Date(now.getTime() - DAY_MS / 4);
  await insertRefund(tx, {
    id,
    paymentId: payment.id,
    bookingId,
    amountMinor: Math.floor((payment.receivedMinor * WAITING.percent) / 100),
    currency: payment.currency,
    status: 'waiting_for_approval',
    reason: 'by_admin',
    requestedBy: admin,
    note: 'The clinic agreed by phone: the examination was repeated elsewhere.',
    nextTryAt: at,
    createdAt: at,
  });
  const by = { actor: { kind: 'person', userId: admin } as const, as: 'admin' as const, at };
  const begun = {
    ...by,
    as: 'system' as const,
    facts: { payment_id: payment.id, booking_id: bookingId },
    audit: { action: 'payments.refund_requested' as const, target: { type: 'refund', id } },
  };
  return rewriteDemoHistory(tx, refundLifecycle, id, { begun, moves: [{ action: 'ask_approval', ...by }] }, now);
}
