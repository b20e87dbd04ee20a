import type { MachineActor } from '@travesia/contracts/kit';
import type { AuditEntry } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseMove, transition } from '../../platform/transition/transition.ts';
import { adjustmentPostings, writeEntry } from '../payments/index.ts';
import { adjustmentLifecycle, type AdjustmentRow } from './payout.lifecycles.ts';

interface By {
  actor: AuditEntry['actor'];
  as: MachineActor;
  at: Date;
  version?: number;
}

/** Books a correction in the ledger; it must be locked. Throws `financials.not_possible`. */
export async function bookAdjustment(tx: Tx, row: AdjustmentRow, by: By): Promise<void> {
  const move = { action: 'approve', ...by } as const;
  refuseMove(adjustmentLifecycle, row, move);
  const { id, providerId, amountMinor, currency } = row;
  const entryId = await writeEntry(tx, {
    kind: 'adjustment',
    cause: `adjustment:${id}`,
    bookingId: null,
    occurredAt: by.at,
    postings: adjustmentPostings(providerId, { amount: amountMinor, currency }),
  });
  if (!entryId) throw new Error(`correction ${id} was booked before`);
  const approvedBy = by.actor.kind === 'person' ? by.actor.userId : null;
  await transition(tx, adjustmentLifecycle, { row, ...move, set: { entryId, approvedBy } });
}
