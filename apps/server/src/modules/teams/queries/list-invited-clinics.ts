import type { OpenInvitation } from '@travesia/contracts/teams';
import type { Actor } from '../../../platform/http/request-context.ts';
import { listOpenInvitations } from '../../invitations/index.ts';
import type { TeamsDeps } from '../teams-deps.ts';
import { teamOfNetwork } from '../teams.policy.ts';
import { presentUnanswered } from '../teams.presenter.ts';
import { listTeam } from '../teams.repo.ts';
import { teamActor } from './show-team.ts';

/** Clinics with a pending invitation to the request's organization. */
export async function listInvitedClinics(
  { database, invitations }: TeamsDeps,
  actor: Actor,
): Promise<OpenInvitation[]> {
  const { db } = database;
  const team = teamOfNetwork(actor);
  const who = await teamActor(db, team, await listTeam(db, team));
  const place = { kind: 'provider_joins_organization', organizationId: team.id, providerId: null } as const;
  return (await listOpenInvitations(invitations, db, [place])).map((one) => presentUnanswered(one, who));
}
