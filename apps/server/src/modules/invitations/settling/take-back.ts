import type { MachineActor } from '@travesia/contracts/kit';
import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { invitationLifecycle } from '../invitation.lifecycle.ts';
import { stateAt } from '../invitation-state.ts';
import type { InvitationRow } from '../invitations.repo.ts';

interface Taking {
  actor: AuditEntry['actor'];
  at: Date;
  /** The actor in terms of the lifecycle. */
  as: MachineActor;
}

/** Withdraws a locked invitation; one past its expiration is only marked as expired. */
export async function takeBack(tx: Tx, row: InvitationRow, { actor, at, as }: Taking): Promise<void> {
  if (stateAt(row, at) !== row.state) {
    await transition(tx, invitationLifecycle, { row, action: 'expire', actor: { kind: 'system' }, as: 'system', at });
    return;
  }
  await transition(tx, invitationLifecycle, { row, action: 'withdraw', actor, as, at });
}
