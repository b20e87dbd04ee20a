import type { NetworkClinicRecord } from '@travesia/contracts/organizations';
import { sightOf } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { instant } from '../../../providers/index.ts';
import { findManager } from '../../members.repo.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';
import { listClinicHistory, listTeam } from '../clinic-record.repo.ts';
import { ofNetwork } from '../network.policy.ts';

/** Team and history of a clinic of the request's organization. Throws `organizations.clinic_not_managed`. */
export async function getClinicRecordQuery(
  { database: { db } }: OrganizationsDeps,
  id: string,
  actor: Actor,
): Promise<NetworkClinicRecord> {
  const { organizationId, person } = ofNetwork(actor);
  if ((await findManager(db, id)) !== organizationId) throw new ProblemError('organizations.clinic_not_managed');
  const scope = { sight: sightOf(person) };
  // As in the clinic's own portal, the log is for those who manage it.
  const seesHistory = person.forOrganization?.abilities.includes('clinics.manage') ?? false;
  const [team, history] = await Promise.all([
    listTeam(db, scope, id),
    seesHistory ? listClinicHistory(db, scope, id) : [],
  ]);
  return {
    people: team.map(({ id: userId, name, role, since, lastSeen }) => ({
      id: userId,
      name,
      role,
      since: instant(since),
      last_seen_at: lastSeen && instant(lastSeen),
    })),
    history: history.map(({ at, ...entry }) => ({ ...entry, at: instant(at) })),
  };
}
