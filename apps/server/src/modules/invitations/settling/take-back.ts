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
  /** Who causes it by the machine's table. */
  as: MachineActor;
}

/** Takes a locked invitation back; one whose time is over is only noted to be. */
export async function takeBack(tx: Tx, row: InvitationRow, { actor, at, as }: Taking): Promise<void> {
  if (stateAt(row, at) !== row.state) {
    await transition(tx, invitationLifecycle, { row, action: 'expire', actor: { kind: 'system' }, as: 'system', at });
    return;
  }
  await transition(tx, invitationLifecycle, { row, action: 'withdraw', actor, as, at });
}
