import type { Localized } from '@travesia/contracts/kit';
import {
  ENDING_DAYS,
  type OperationalStatus,
  type PackageType,
  type SubscriptionStatus,
  type SubscriptionTab,
} from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, textArray } from '../../../../platform/db/conditions.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { todayOfProvider } from '../../credential-conditions.repo.ts';
import { scopeCondition } from '../../provider-scope.repo.ts';
import type { ProviderScope } from '../../providers.policy.ts';
import { nameMatches } from '../admin-providers.repo.ts';
import type { SubscriptionCell } from './count-subscriptions.rules.ts';

/** Which clinics are meant by a name. */
export interface SoughtClinics {
  q?: string | undefined;
  /** Slugs and ids that the words resolved to. */
  found: readonly string[];
  now: Date;
}

/** Filters of the list. */
export interface SubscriptionFilter extends SoughtClinics {
  tab: SubscriptionTab;
  plan: readonly PackageType[];
  country: readonly string[];
}

export interface SubscriptionRow {
  id: string;
  name: string;
  cityName: Localized | null;
  country: string;
  operationalStatus: OperationalStatus;
  packageCount: number;
  packageType: PackageType | null;
  endsOn: string | null;
  daysLeft: number | null;
  status: SubscriptionStatus;
  organizationId: string | null;
  organizationName: string | null;
}

/**
 * Partners that were not merged into another, with the end of their subscription and the plan of the period that began last. Periods begin today or follow one
 * another, so this is today's plan, or the last one once all have ended. One join of all periods: a search for each clinic takes
 * three times as long with 10,000 of them.
 */
function subscriptions(scope: ProviderScope, { q, found, now }: SoughtClinics): SQL {
  const today = todayOfProvider(now);
  const parts = [
    scopeCondition(scope),
    sql`p.listing = 'partner' and p.operational_status <> 'merged'`,
    ...(q ? [nameMatches(q, found)] : []),
  ];
  return sql`
    select p.id, p.name, p.country, p.city_id, p.operational_status, p.package_count, s.plan as package_type, s.ends_on,
      s.ends_on - s.today as days_left,
      case when s.ends_on is null then 'never' when s.ends_on <= s.today then 'ended'
        when s.ends_on <= s.today + ${ENDING_DAYS}::int then 'ending' else 'covered' end as status
    from providers p join (select d.id, d.today, max(s.ends_on) as ends_on,
        (max(array[s.starts_on::text, s.package_type]) filter (where s.starts_on <= d.today))[2] as plan
      from (select p.id, ${today} as today from providers p where ${allOf(parts)}) d
        left join provider_subscriptions s on s.provider_id = d.id group by 1, 2) s on s.id = p.id`;
}

function filterCondition({ tab, plan, country }: SubscriptionFilter): SQL {
  return allOf([
    ...(tab === 'all' ? [] : [sql`c.status = ${tab}`]),
    ...(plan.length ? [sql`c.package_type = any(${textArray(plan)})`] : []),
    ...(country.length ? [sql`c.country = any(${textArray(country)})`] : []),
  ]);
}

const ORDERS = {
  end: sql`c.ends_on nulls last, c.name, c.id`,
  '-end': sql`c.ends_on desc nulls last, c.name, c.id`,
  name: sql`c.name, c.id`,
  '-name': sql`c.name desc, c.id desc`,
};

/** A page of partners with their subscriptions, in order. */
export async function listSubscriptions(
  db: Db,
  scope: ProviderScope,
  filter: SubscriptionFilter,
  { sort, limit, offset }: { sort: keyof typeof ORDERS; limit: number; offset: number },
): Promise<SubscriptionRow[]> {
  const { rows } = await db.execute<SubscriptionRow & Record<string, unknown>>(sql`
    with c as (select c.* from (${subscriptions(scope, filter)}) c where ${filterCondition(filter)}
      order by ${ORDERS[sort]} limit ${limit} offset ${offset})
    select c.id, c.name, ci.name as "cityName", c.country, c.operational_status as "operationalStatus",
      c.package_count as "packageCount", c.package_type as "packageType", c.ends_on::text as "endsOn",
      c.days_left as "daysLeft", c.status, o.id as "organizationId", o.name as "organizationName"
    from c left join cities ci on ci.id = c.city_id
      left join organization_providers op on op.provider_id = c.id left join organizations o on o.id = op.organization_id
    order by ${ORDERS[sort]}`);
  return rows;
}

/** How many partners have each status, plan and country, whatever the tab and the filters by these. */
export async function countCells(db: Db, scope: ProviderScope, sought: SoughtClinics): Promise<SubscriptionCell[]> {
  const { rows } = await db.execute<SubscriptionCell & Record<string, unknown>>(sql`
    select c.status, c.package_type as plan, c.country, count(*)::int as count
    from (${subscriptions(scope, sought)}) c group by 1, 2, 3`);
  return rows;
}

/** Names of providers in scope. */
export async function readNames(
  db: Db,
  scope: ProviderScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from providers p where p.id = any(${sql.param([...ids])}::uuid[]) and ${scopeCondition(scope)}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
