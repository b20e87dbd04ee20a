import { payoutBegun } from '@travesia/contracts/financials';
import type { Money, Rate } from '@travesia/contracts/kit';
import type { AuditEntry } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockKeys } from '../../platform/db/lock-keys.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';
import { newReference } from '../../platform/reference.ts';
import { begin } from '../../platform/transition/transition.ts';
import { payoutPostings, writeEntry } from '../payments/index.ts';
import { sumOwed } from './figures/owed.repo.ts';
import { findInUse } from './accounts/payout-accounts.repo.ts';
import type { MoneyScope } from './financials.policy.ts';
import { payoutLifecycle, type PayoutRow } from './payout.lifecycles.ts';
import { insertPayout, listPayable } from './payouts.repo.ts';
import { holdOf, type PayoutHold } from './payouts.rules.ts';

interface Wish {
  providerId: string;
  currency: string;
  rates: ReadonlyMap<string, Rate>;
  actor: AuditEntry['actor'];
  at: Date;
  /** Throws if amount or account are not the expected ones: somebody looked at them. */
  confirm?: (found: { available: Money; accountId: string | null }) => void;
}

/**
 * Takes everything that is available to a clinic in one currency from what it is owed, and begins its transfer to the account in use.
 * Payouts and changes of the account of one clinic wait for each other, so nothing is paid out twice.
 */
export async function beginPayout(
  tx: Tx,
  scope: MoneyScope,
  { providerId, currency, rates, actor, at, confirm }: Wish,
): Promise<PayoutRow | 'unknown' | PayoutHold> {
  await lockKeys(tx, 'payout', [providerId]);
  const clinic = (await listPayable(tx, scope, [providerId])).get(providerId);
  if (!clinic) return 'unknown';
  const [found] = await sumOwed(tx, scope, { currency, clinic: providerId });
  const available = { amount: found?.available ?? 0, currency };
  const account = (await findInUse(tx, providerId, currency)) ?? null;
  confirm?.({ available, accountId: account?.id ?? null });
  const hold = holdOf({ ...clinic, account }, available, { rates, at, byHand: confirm !== undefined });
  if (hold) return hold;
  const reference = newReference();
  const entryId = await writeEntry(tx, {
    kind: 'payout',
    cause: `payout:${reference}`,
    bookingId: null,
    occurredAt: at,
    postings: payoutPostings(providerId, available),
  });
  if (!entryId) throw new Error(`payout ${reference} was booked before`);
  const row = await insertPayout(tx, {
    reference,
    providerId,
    amountMinor: available.amount,
    currency,
    status: 'on_its_way',
    entryId,
    accountId: account?.id,
    begunBy: actor.kind === 'person' ? actor.userId : null,
    createdAt: at,
  });
  await appendEvent(tx, payoutBegun, { payout_id: row.id });
  return begin(tx, payoutLifecycle, {
    row,
    actor,
    as: actor.kind === 'person' ? 'admin' : 'system',
    at,
    audit: {
      action: 'financials.payout_begun',
      target: { type: 'payout', id: row.id },
      contextProviderId: providerId,
    },
    facts: { amount: available.amount, currency },
  });
}
