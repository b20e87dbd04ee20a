import type { PlatformAnalytics } from '@travesia/contracts/platform-admin';
import { calendar } from '../../../../platform/calendar.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { administeredBy } from '../../../providers/index.ts';
import { knownTo } from '../../../accounts/index.ts';
import { countDays, countPartners, countRoles } from '../analytics.repo.ts';
import type { DashboardDeps } from '../dashboard-deps.ts';

/** Counts by day, role and country over the last days, including today. */
export async function readAnalyticsQuery(
  { database: { db }, clock }: DashboardDeps,
  days: number,
  actor: Actor,
): Promise<PlatformAnalytics> {
  const people = knownTo(actor);
  const scope = administeredBy(actor);
  // Dates of the whole platform are in UTC, as in `countDays`.
  const to = clock.today();
  const from = calendar.addDays(to, 1 - days);
  const [each, roles, countries, verification] = await Promise.all([
    countDays(db, people, scope, { from, to }),
    countRoles(db, people),
    countPartners(db, scope, 'country'),
    countPartners(db, scope, 'verification'),
  ]);
  return {
    from,
    to,
    days: each,
    accounts_by_role: roles,
    providers_by_country: countries,
    providers_by_verification: verification,
  };
}
