import type {
  ProviderTab,
  RiskLevel,
  RiskReason,
  OperationalStatus,
  VerificationStatus,
} from '@travesia/contracts/providers';
import type { Localized } from '@travesia/contracts/kit';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, textArray } from '../../../platform/db/conditions.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { onlyDemoIf } from '../../../platform/demo/demo-rows.repo.ts';
import { listedCondition, scopeCondition } from '../provider-scope.repo.ts';
import type { ProviderScope } from '../providers.policy.ts';
import { changeWaits } from '../change-requests/change-requests.repo.ts';
import { ended, endsSoon, inForce, someCredential } from '../credential-conditions.repo.ts';
import { riskLevel, riskOrder, riskReasons } from './provider-risk.repo.ts';

/** Filters of the admin list. */
export interface AdminFilter {
  q?: string | undefined;
  /** Slugs and ids that the search words resolved to. */
  found: readonly string[];
  tab: ProviderTab;
  type: readonly string[];
  country: readonly string[];
  listing?: 'partner' | 'directory' | undefined;
  credentials?: 'expiring' | 'expired' | 'missing' | undefined;
  risk?: RiskLevel | undefined;
  demo: boolean;
  now: Date;
}

export interface AdminProviderRow {
  id: string;
  slug: string;
  name: string;
  type: string;
  listing: 'partner' | 'directory';
  demo: boolean;
  cityName: Localized | null;
  country: string;
  verificationStatus: VerificationStatus;
  verificationSince: string;
  operationalStatus: OperationalStatus;
  listed: boolean;
  total: number;
  inForce: number;
  expiring: number;
  expired: number;
  /** Null for registry listings. */
  riskReasons: RiskReason[] | null;
  packageCount: number;
  staff: number;
  lastSeen: string | null;
  organizationId: string | null;
  organizationName: string | null;
  version: number;
}

const TABS: Readonly<Record<ProviderTab, SQL>> = {
  // Merged clinics are part of those that stayed.
  all: sql`p.operational_status <> 'merged'`,
  pending: sql`p.verification_status = 'pending' and p.operational_status = 'active'`,
  changes: changeWaits,
  verified: sql`p.verification_status = 'verified' and p.operational_status = 'active'`,
  lapsed: sql`p.verification_status = 'expired' and p.operational_status = 'active'`,
  unlisted: sql`p.listing = 'partner' and p.verification_status in ('unverified', 'rejected') and p.operational_status = 'active'`,
  suspended: sql`p.operational_status = 'suspended'`,
  merged: sql`p.operational_status = 'merged'`,
};

const CREDENTIALS = {
  expiring: (now: Date) => someCredential(endsSoon(now)),
  expired: (now: Date) => someCredential(ended(now)),
  missing: (now: Date) => sql`p.listing = 'partner' and not ${someCredential(inForce(now))}`,
};

const like = (text: string) => `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;

/** Condition on a provider p: its name contains the words, or they resolved to it. */
export const nameMatches = (q: string, found: readonly string[]): SQL =>
  sql`(p.name ilike ${like(q)} or p.slug = any(${textArray(found)}) or p.id::text = any(${textArray([...found, q.toLowerCase()])}))`;

function meant(q: string, found: readonly string[]): SQL {
  const digits = q.replaceAll(/\D/g, '');
  const number = digits.length >= 5 ? sql`or array_to_string(p.phones, ' ') like ${`%${digits}%`}` : sql``;
  return sql`(${nameMatches(q, found)} or p.email ilike ${like(q)} ${number} or ${someCredential(sql`r.number ilike ${like(q)}`)})`;
}

type Part = 'tab' | 'type' | 'country' | 'listing' | 'risk';

/** The filter as an SQL condition; `without` omits one field, to count that field's values. */
function filterCondition(scope: ProviderScope, filter: AdminFilter, without?: Part): SQL {
  const { q, found, tab, type, country, listing, credentials, risk, demo, now } = filter;
  const parts: (SQL | false)[] = [
    scopeCondition(scope),
    Boolean(q) && meant(q ?? '', found),
    without !== 'tab' && TABS[tab],
    without !== 'type' && type.length > 0 && sql`p.type = any(${textArray(type)})`,
    without !== 'country' && country.length > 0 && sql`p.country = any(${textArray(country)})`,
    without !== 'listing' && listing !== undefined && sql`p.listing = ${listing}`,
    credentials !== undefined && CREDENTIALS[credentials](now),
    without !== 'risk' && risk !== undefined && sql`${riskLevel(now)} = ${risk}`,
    onlyDemoIf(demo, sql`p.demo`),
  ];
  return allOf(parts.filter((part): part is SQL => part !== false));
}

const since = sql`coalesce(p.verification_since, p.created_at)`;
const lastSeen = sql`(select max(s.last_seen_at) from provider_members m join sessions s on s.user_id = m.user_id where m.provider_id = p.id)`;

const ORDERS = {
  name: () => sql`p.name, p.id`,
  '-name': () => sql`p.name desc, p.id desc`,
  // Providers with nothing pending come last.
  waiting: () => sql`p.verification_status <> 'pending', ${since}, p.id`,
  '-created': () => sql`p.created_at desc, p.id desc`,
  credentials: (now: Date) =>
    sql`(select count(*) from credentials r where r.provider_id = p.id and (${ended(now)} or ${endsSoon(now)})) desc, p.name, p.id`,
  risk: (now: Date) => sql`${riskOrder(now)}, p.name, p.id`,
  '-active': () => sql`${lastSeen} desc nulls last, p.name, p.id`,
};
export type AdminSort = keyof typeof ORDERS;

/** Ids on one page, in order. */
export async function listProviderIds(
  db: Db,
  scope: ProviderScope,
  filter: AdminFilter,
  { sort, limit, offset }: { sort: AdminSort; limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select p.id from providers p where ${filterCondition(scope, filter)} order by ${ORDERS[sort](filter.now)} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Rows of the given providers, in the order of their ids. */
export async function readAdminRows(
  db: Db | Tx,
  scope: ProviderScope,
  ids: readonly string[],
  now: Date,
): Promise<AdminProviderRow[]> {
  if (!ids.length) return [];
  const { rows } = await db.execute<AdminProviderRow & Record<string, unknown>>(sql`
    select p.id, p.slug, p.name, p.type, p.listing, p.demo, c.name as "cityName", p.country, p.version,
      p.verification_status as "verificationStatus", to_json(${since})#>>'{}' as "verificationSince",
      p.operational_status as "operationalStatus", ${listedCondition} as listed, p.package_count as "packageCount",
      credentials.*, ${riskReasons(now)} as "riskReasons", to_json(${lastSeen})#>>'{}' as "lastSeen", o.id as "organizationId", o.name as "organizationName",
      (select count(*)::int from provider_members m where m.provider_id = p.id) as staff
    from providers p left join cities c on c.id = p.city_id
      left join organization_providers op on op.provider_id = p.id left join organizations o on o.id = op.organization_id
      cross join lateral (select count(*)::int as total, count(*) filter (where ${inForce(now)})::int as "inForce",
        count(*) filter (where ${endsSoon(now)})::int as expiring, count(*) filter (where ${ended(now)})::int as expired
        from credentials r where r.provider_id = p.id) credentials
    where p.id = any(${sql.param([...ids])}::uuid[]) and ${scopeCondition(scope)}
    order by array_position(${sql.param([...ids])}::uuid[], p.id)`);
  return rows;
}

/** Counts per tab, with the other filters applied. */
export async function countTabs(
  db: Db,
  scope: ProviderScope,
  filter: AdminFilter,
): Promise<Record<ProviderTab, number>> {
  const counts = sql.join(
    (Object.keys(TABS) as ProviderTab[]).map(
      (tab) => sql`count(*) filter (where ${TABS[tab]})::int as ${sql.identifier(tab)}`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Record<ProviderTab, number>>(
    sql`select ${counts} from providers p where ${filterCondition(scope, filter, 'tab')}`,
  );
  return rows[0] ?? { all: 0, pending: 0, changes: 0, verified: 0, lapsed: 0, unlisted: 0, suspended: 0, merged: 0 };
}

const COLUMNS = {
  type: () => sql`p.type`,
  country: () => sql`p.country`,
  listing: () => sql`p.listing`,
  risk: riskLevel,
};

/** Counts per value of a filter, with the other filters applied. */
export async function countValues(
  db: Db,
  scope: ProviderScope,
  filter: AdminFilter,
  facet: keyof typeof COLUMNS,
): Promise<{ value: string; count: number }[]> {
  const column = COLUMNS[facet](filter.now);
  const { rows } = await db.execute<{ value: string; count: number }>(
    sql`select ${column} as value, count(*)::int as count from providers p where ${filterCondition(scope, filter, facet)} and ${column} is not null group by 1`,
  );
  return rows;
}

/** The provider whose credentials have waited longest for a check. */
export async function findLongestWaiting(db: Db, scope: ProviderScope): Promise<{ id: string; since: string } | null> {
  const { rows } = await db.execute<{ id: string; since: string }>(
    sql`select p.id, to_json(${since})#>>'{}' as since from providers p
    where ${scopeCondition(scope)} and ${TABS.pending} order by ${since}, p.id limit 1`,
  );
  return rows[0] ?? null;
}
