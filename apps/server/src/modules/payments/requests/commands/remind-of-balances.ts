import { balanceReminded } from '@travesia/contracts/payments';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import type { MoneyDeps } from '../../payments-deps.ts';
import { listToRemind, lockRequest, noteReminded } from '../balance-requests.repo.ts';

const BATCH = 100;

/** Reminds patients, once, of requests that are due soon; returns of how many. */
export async function remindOfBalances({ database, clock }: Pick<MoneyDeps, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  let sent = 0;
  for (const { id } of await listToRemind(database.db, now, BATCH))
    await unitOfWork(database, async (tx) => {
      const row = await lockRequest(tx, id);
      // Paid, withdrawn, or reminded of by another process meanwhile.
      if (row?.status !== 'open' || row.remindedAt) return;
      await noteReminded(tx, id, now);
      await appendEvent(tx, balanceReminded, { booking_id: row.bookingId, request_id: id });
      sent += 1;
    });
  return sent;
}
