import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { referenceOfId } from '../../../platform/reference.ts';
import { rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { adjustmentPostings, paidOutPostings, payoutPostings, writeEntry } from '../../payments/index.ts';
import { listInUse } from '../accounts/payout-accounts.repo.ts';
import { moneyOfEveryone } from '../financials.policy.ts';
import { sumFigures } from '../money-lines.repo.ts';
import { adjustmentLifecycle, payoutLifecycle } from '../payout.lifecycles.ts';
import { insertAdjustment, insertPayout, listPayable } from '../payouts.repo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SYSTEM = { kind: 'system' } as const;
/** Of what a demo clinic has earned, percent: the rest is there to be paid out. */
const PAID_PERCENT = 60;
/** Less is not worth a transfer, in minor units of any currency. */
const LEAST = 10_000;

interface Made {
  /** Ids that follow from a key. */
  idOf: (key: string) => string;
  /** Who corrected something. */
  admin: string;
  now: Date;
}

/**
 * Pays a part of what demo clinics earned: to one it arrived, to the next it is on its way. One correction is booked and one waits.
 * For bookings that were added now; earlier payouts stay as visitors left them. Returns what the audit log says about them.
 */
export async function rewriteDemoPayouts(tx: Tx, made: Made): Promise<PastEntry[]> {
  const entries: PastEntry[] = [];
  const owed = await sumFigures(tx, moneyOfEveryone());
  const clinics = await listPayable(
    tx,
    moneyOfEveryone(),
    owed.map(({ providerId }) => providerId),
  );
  const accounts = await listInUse(tx, moneyOfEveryone());
  const due = owed.filter(
    ({ providerId, sums }) =>
      clinics.get(providerId)?.demo && sums.paid_out + sums.in_transit === 0 && sums.available > LEAST,
  );
  for (const [index, { providerId, currency, sums }] of due.entries()) {
    const amount = { amount: Math.floor((sums.available * PAID_PERCENT) / 100), currency };
    const accountId = accounts.find((one) => one.providerId === providerId && one.currency === currency)?.id;
    if (accountId)
      entries.push(...(await payOut(tx, made, { providerId, amount, accountId, isPaid: index % 2 === 0 })));
  }
  const [first, second] = due;
  if (first) entries.push(...(await correct(tx, made, { ...first, amountMinor: -2500, isBooked: true })));
  if (second) entries.push(...(await correct(tx, made, { ...second, amountMinor: 75_000, isBooked: false })));
  return entries;
}

async function payOut(
  tx: Tx,
  { idOf, now }: Made,
  {
    providerId,
    amount,
    accountId,
    isPaid,
  }: {
    providerId: string;
    amount: { amount: number; currency: string };
    accountId: string;
    isPaid: boolean;
  },
): Promise<PastEntry[]> {
  const key = `${providerId}/${amount.currency}/${now.toISOString().slice(0, 10)}`;
  const begunAt = new Date(now.getTime() - (isPaid ? 5 : 1) * DAY_MS);
  const settledAt = new Date(now.getTime() - 3 * DAY_MS);
  const id = idOf(`payout/${key}`);
  const booked = { bookingId: null, occurredAt: begunAt };
  const entryId = await writeEntry(tx, {
    ...booked,
    kind: 'payout',
    cause: `payout:${id}`,
    postings: payoutPostings(providerId, amount),
  });
  if (!entryId) return [];
  const settledEntryId = isPaid
    ? await writeEntry(tx, {
        ...booked,
        occurredAt: settledAt,
        kind: 'payout_paid',
        cause: `payout_settled:${id}`,
        postings: paidOutPostings(providerId, amount),
      })
    : null;
  await insertPayout(tx, {
    id,
    reference: referenceOfId(id),
    providerId,
    amountMinor: amount.amount,
    currency: amount.currency,
    status: isPaid ? 'paid' : 'on_its_way',
    entryId,
    accountId,
    settledEntryId,
    settledAt: isPaid ? settledAt : null,
    bankReference: isPaid ? `DEMO-${referenceOfId(idOf(`bank/${key}`)).slice(-4)}` : null,
    createdAt: begunAt,
  });
  const begun = {
    actor: SYSTEM,
    as: 'system' as const,
    at: begunAt,
    facts: { amount: amount.amount, currency: amount.currency },
    audit: {
      action: 'financials.payout_begun' as const,
      target: { type: 'payout', id },
      contextProviderId: providerId,
    },
  };
  const moves = isPaid ? [{ action: 'mark_paid' as const, actor: SYSTEM, as: 'admin' as const, at: settledAt }] : [];
  return rewriteDemoHistory(tx, payoutLifecycle, id, { begun, moves }, now);
}

async function correct(
  tx: Tx,
  { idOf, admin, now }: Made,
  {
    providerId,
    currency,
    amountMinor,
    isBooked,
  }: { providerId: string; currency: string; amountMinor: number; isBooked: boolean },
): Promise<PastEntry[]> {
  const id = idOf(`adjustment/${providerId}/${now.toISOString().slice(0, 10)}`);
  const at = new Date(now.getTime() - HOUR_MS);
  const entryId = isBooked
    ? await writeEntry(tx, {
        kind: 'adjustment',
        cause: `adjustment:${id}`,
        bookingId: null,
        occurredAt: at,
        postings: adjustmentPostings(providerId, { amount: amountMinor, currency }),
      })
    : null;
  if (isBooked && !entryId) return [];
  await insertAdjustment(tx, {
    id,
    providerId,
    amountMinor,
    currency,
    status: isBooked ? 'booked' : 'waiting_for_approval',
    reason: isBooked ? 'Bank fee of a returned transfer' : 'Interpreter paid by the clinic, receipt in the ticket',
    entryId,
    requestedBy: admin,
    decidedAt: isBooked ? at : null,
    createdAt: at,
  });
  const actor = { kind: 'person', userId: admin } as const;
  const begun = {
    actor,
    as: 'admin' as const,
    at,
    facts: { amount: amountMinor, currency },
    audit: {
      action: 'financials.adjustment_asked' as const,
      target: { type: 'adjustment', id },
      contextProviderId: providerId,
    },
  };
  const moves = isBooked ? [{ action: 'approve' as const, actor: SYSTEM, as: 'system' as const, at }] : [];
  return rewriteDemoHistory(tx, adjustmentLifecycle, id, { begun, moves }, now);
}
