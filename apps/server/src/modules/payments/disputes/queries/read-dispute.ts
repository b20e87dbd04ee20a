import type { DisputeCase } from '@travesia/contracts/payments';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import type { DisputeScope } from '../disputes.policy.ts';
import { presentCase } from '../disputes.presenter.ts';
import { findDisputeRecord, listFiles } from '../disputes.repo.ts';
import { findEvidence } from '../find-evidence.ts';

/** A dispute with its answer. Throws `payments.dispute_not_found`. */
export async function readDisputeCase(deps: PaymentsDeps, scope: DisputeScope, id: string): Promise<DisputeCase> {
  const { db } = deps.database;
  const record = await findDisputeRecord(db, scope, id);
  if (!record) throw new ProblemError('payments.dispute_not_found');
  const [provided, files] = await Promise.all([findEvidence(db, record), listFiles(db, id)]);
  return presentCase(record, { scope, seal: deps.bookings.seal, now: deps.clock.now(), provided, files });
}
