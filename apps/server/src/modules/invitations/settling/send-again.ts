import type { InvitationTo } from '@travesia/contracts/invitations';
import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { MadeInvitation } from '../../providers/index.ts';
import { createInvitation } from '../create-invitation.ts';
import { notValid, stateAt } from '../invitation-state.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { lockInvitationById, type Place } from '../invitations.repo.ts';

type Where = Pick<Place, 'organizationId' | 'providerId'>;

/** Finds and locks a pending or expired invitation to a place. Throws `request.not_found` and `invitation.not_valid`. */
export async function lockUnanswered(tx: Tx, { accounts }: InvitationsDeps, id: string, where: Partial<Where>) {
  const row = await lockInvitationById(tx, id);
  const isThere =
    row &&
    (where.organizationId === undefined
      ? row.kind === 'provider_member' && row.providerId === where.providerId
      : row.organizationId === where.organizationId);
  if (!isThere) throw new ProblemError('request.not_found');
  const state = stateAt(row, accounts.clock.now());
  if (state !== 'pending' && state !== 'expired') throw notValid(state);
  return row;
}

/** Invites the same address to the same place for another week and invalidates the earlier link. */
export async function sendAgain(
  tx: Tx,
  deps: InvitationsDeps,
  { id, by, ...where }: { id: string; by: AuditEntry['actor'] } & Partial<Where>,
): Promise<MadeInvitation> {
  const row = await lockUnanswered(tx, deps, id, where);
  return createInvitation(tx, deps, {
    by,
    to: { kind: row.kind, role: row.role } as InvitationTo,
    organizationId: row.organizationId ?? undefined,
    providerId: row.providerId ?? undefined,
    email: row.email,
    message: row.message ?? undefined,
    language: row.language,
  });
}
