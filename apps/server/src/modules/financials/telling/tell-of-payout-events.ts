import {
  payoutAccountRefused,
  payoutAccountSet,
  payoutAccountVerified,
  payoutBegun,
  payoutPaid,
  payoutReturned,
} from '@travesia/contracts/financials';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { PayoutHappened } from './find-payout-news.ts';

/** Calls `tell` under a subscriber’s name for everything that clinics are told of payouts and their accounts. */
export function tellOfPayoutEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, happened: PayoutHappened, at: Date) => Promise<void>,
): void {
  for (const [event, what] of [
    [payoutBegun, 'payout_begun'],
    [payoutPaid, 'payout_paid'],
    [payoutReturned, 'payout_returned'],
  ] as const)
    outbox.subscribe(event, name, (tx, { payout_id: payoutId }, { occurredAt }) =>
      tell(tx, { what, payoutId }, occurredAt),
    );
  for (const [event, what] of [
    [payoutAccountSet, 'payout_account_set'],
    [payoutAccountRefused, 'payout_account_refused'],
    [payoutAccountVerified, 'payout_account_verified'],
  ] as const)
    outbox.subscribe(event, name, (tx, { account_id: accountId }, { occurredAt }) =>
      tell(tx, { what, accountId }, occurredAt),
    );
}
