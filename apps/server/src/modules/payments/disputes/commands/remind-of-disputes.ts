import { disputeReminded } from '@travesia/contracts/payments';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import type { MoneyDeps } from '../../payments-deps.ts';
import { listDisputesToRemind, lockDisputeById, noteDisputeReminded } from '../disputes.repo.ts';

const BATCH = 100;

/** Reminds clinics, once, of disputes that must be answered soon; returns of how many. */
export async function remindOfDisputes({ database, clock }: Pick<MoneyDeps, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  let sent = 0;
  for (const { id } of await listDisputesToRemind(database.db, now, BATCH))
    await unitOfWork(database, async (tx) => {
      const row = await lockDisputeById(tx, id);
      // Decided, or reminded of by another process meanwhile.
      if (row?.status !== 'needs_response' || row.remindedAt) return;
      await noteDisputeReminded(tx, id, now);
      const about = { booking_id: row.bookingId, payment_id: row.paymentId };
      await appendEvent(tx, disputeReminded, { ...about, dispute_id: id });
      sent += 1;
    });
  return sent;
}
