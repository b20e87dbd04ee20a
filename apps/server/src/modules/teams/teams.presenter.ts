import { maskEmail } from '@travesia/contracts/invitations';
import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import type { OpenInvitation } from '@travesia/contracts/teams';
import { getsMail } from '../../platform/demo/demo-people.ts';
import { isInSight } from '../../platform/demo/sight.ts';
import type { Unanswered } from '../invitations/index.ts';
import { changeFault, givenBy, isNobodys, isToldOf, type TeamActor } from './team.rules.ts';
import type { TeamRow } from './teams.repo.ts';

/** A team as a member sees it, with the actions available per person; `all` lists the possible roles. */
export function presentTeam<R extends StaffRole | OrganizationRole>(
  all: readonly R[],
  rows: readonly TeamRow[],
  invitations: readonly Unanswered[],
  actor: TeamActor,
) {
  const owners = rows.filter(({ role }) => role === 'owner').length;
  const roles = givenBy(actor, all);
  return {
    data: rows.map((row) => {
      const isTold = isToldOf(actor, row);
      const may = (role: string | null) => changeFault(actor, row, role, owners) === null;
      const canChange = roles.some((role) => role !== row.role && may(role));
      return {
        user_id: row.userId,
        name: isTold ? `${row.firstName} ${row.lastName}` : null,
        email: isTold ? row.email : maskEmail(row.email),
        role: row.role as R,
        since: row.since.toISOString(),
        is_you: row.userId === actor.userId,
        version: row.version,
        actions: [...(canChange ? (['change_role'] as const) : []), ...(may(null) ? (['remove'] as const) : [])],
      };
    }),
    invitations: invitations.map((one) => presentUnanswered(one, actor)),
    roles,
    actions: actor.mayChange ? ['invite' as const] : [],
  };
}

/** A pending invitation. The demo shows links for reserved addresses, since no email is sent to them. */
export function presentUnanswered({ row, state, clinic, inviter, path }: Unanswered, actor: TeamActor): OpenInvitation {
  const isTold = isToldOf(actor, row);
  const isOpen = state === 'pending';
  const mayChange =
    actor.mayChange &&
    isTold &&
    (row.role !== 'owner' || row.kind === 'provider_joins_organization' || givenBy(actor, ['owner']).length > 0);
  return {
    id: row.id,
    email: isTold ? row.email : maskEmail(row.email),
    role: row.role as OpenInvitation['role'],
    state: isOpen ? 'pending' : 'expired',
    provider: clinic,
    invited_by: isInSight(actor.sight, inviter) ? inviter.name : null,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    link: isOpen && !getsMail(row) && mayChange && isNobodys(row.email) ? path : null,
    actions: mayChange ? (isOpen ? ['resend', 'withdraw'] : ['resend']) : [],
  };
}
