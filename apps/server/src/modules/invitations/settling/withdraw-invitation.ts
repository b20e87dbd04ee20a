import type { InvitationTo } from '@travesia/contracts/invitations';
import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { notValid, stateAt } from '../invitation-state.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { lockInvitationById } from '../invitations.repo.ts';
import { mayInvite } from '../invitations.policy.ts';
import { inviterOf } from '../may-invite.ts';
import { takeBack } from './take-back.ts';

/** Withdraws an open invitation, in the caller's transaction, which invalidates its link. Requires permission to invite there. */
export async function withdrawInvitation(
  tx: Tx,
  { accounts }: InvitationsDeps,
  { id, by }: { id: string; by: AuditEntry['actor'] },
): Promise<void> {
  const row = await lockInvitationById(tx, id);
  if (!row) throw new ProblemError('request.not_found');
  const inviter = await inviterOf(tx, by);
  const { organizationId, providerId } = row;
  const to = { kind: row.kind, role: row.role } as InvitationTo;
  if (!mayInvite(inviter, { ...to, organizationId, providerId })) throw new ProblemError('access.not_allowed');
  const at = accounts.clock.now();
  const state = stateAt(row, at);
  if (state !== 'pending') throw notValid(state);
  await takeBack(tx, row, { actor: by, at, as: inviter.kind === 'person' ? inviter.role : 'system' });
}
