import { invitationWithdrawn } from '@travesia/contracts/invitations';
import type { MachineActor } from '@travesia/contracts/kit';
import { appendAudit, type AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { moveInvitation, stateAt } from '../invitation-state.ts';
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
    await moveInvitation(tx, row, 'expire', { actor: 'system', at });
    return;
  }
  await moveInvitation(tx, row, 'withdraw', { actor: as, at });
  await appendAudit(tx, {
    action: 'invitation.withdrawn',
    actor,
    at,
    subjectId: row.inviterId ?? undefined,
    target: { type: 'invitation', id: row.id },
    facts: { kind: row.kind },
  });
  await appendEvent(tx, invitationWithdrawn, { invitation_id: row.id });
}
