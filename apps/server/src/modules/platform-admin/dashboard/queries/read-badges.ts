import type { AdminBadges } from '@travesia/contracts/platform-admin';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { administeredBy } from '../../../providers/index.ts';
import { knownTo } from '../../../accounts/index.ts';
import { countApplications, countAsking, countChanging, countPending } from '../dashboard.repo.ts';
import type { DashboardDeps } from '../dashboard-deps.ts';

/** Number of items waiting for an admin, per page; failed counts are null, without affecting the others. */
export async function readBadgesQuery(deps: DashboardDeps, actor: Actor): Promise<AdminBadges> {
  const { database, openTickets, openImports, incidents, claims, leads, failures, messages } = deps;
  const scope = administeredBy(actor);
  const people = knownTo(actor);
  const [applications, clinics, changes, approvals, imports, tickets, requests, failed, unanswered, toDecide, unread] =
    await Promise.all([
      known(countApplications(database.db, people)),
      known(countPending(database.db, scope)),
      known(countChanging(database.db, scope)),
      known(countAsking(database.db, scope)),
      known(openImports?.(actor)),
      known(openTickets?.(people.sight)),
      known(leads?.count(actor)),
      known(failures?.(actor)),
      known(incidents?.(actor)),
      known(claims?.(actor)),
      known(messages?.(actor)),
    ]);
  return {
    applications_open: applications,
    clinics_pending: clinics,
    changes_waiting: changes,
    approvals_waiting: approvals,
    imports_open: imports,
    tickets_open: tickets,
    requests_waiting: requests,
    failures: failed,
    incidents_unanswered: unanswered,
    claims_to_act: toDecide,
    messages_unread: unread,
  };
}

const known = async (count: Promise<number> | undefined): Promise<number | null> => {
  const [settled] = await Promise.allSettled([count ?? null]);
  return settled.status === 'fulfilled' ? settled.value : null;
};
