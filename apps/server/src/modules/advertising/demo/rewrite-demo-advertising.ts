import type { Tx } from '../../../platform/db/database.ts';
import { rewriteDemoStates } from '../../../platform/transition/rewrite-demo-states.ts';
import { approvalLifecycle } from '../approvals/approval.lifecycle.ts';
import { type DemoApproval, rewriteDemoApprovals, rewriteDemoFacts } from './demo-advertising.repo.ts';

/** Restores the demo's requests, and what its clinics state where their country wants it; discards what visitors did. */
export async function rewriteDemoAdvertising(tx: Tx, approvals: readonly DemoApproval[], at: Date): Promise<void> {
  await rewriteDemoApprovals(tx, approvals);
  const states = approvals.map(({ id, state, decidedAt, reason }) => ({ id, state, set: { decidedAt, reason } }));
  await rewriteDemoStates(tx, approvalLifecycle, states, at);
  await rewriteDemoFacts(tx, approvals, at);
}
