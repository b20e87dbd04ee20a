import type { OrganizationRole } from '@travesia/contracts/access';
import type { OrganizationType } from '@travesia/contracts/organizations';
import type { OperationalStatus, VerificationStatus } from '@travesia/contracts/providers';
import type { Localized } from '@travesia/contracts/kit';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, textArray } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import type { AdministeredScope } from '../organizations.policy.ts';
import type { PeopleScope } from '../../accounts/index.ts';
import { knownAddress, knownName, lastSeen, mayKnow } from '../../providers/index.ts';

export interface OrganizationFilter {
  q?: string | undefined;
  type?: OrganizationType | undefined;
  country: readonly string[];
}

export interface OrganizationLine {
  id: string;
  name: string;
  type: OrganizationType;
  city: string | null;
  country: string;
  demo: boolean;
  version: number;
  createdAt: string;
  providers: number;
  members: number;
  invitations: number;
}

const providerCount = sql`(select count(*)::int from organization_providers x where x.organization_id = o.id)`;
const columnsAt = (
  now: Date,
) => sql`o.id, o.name, o.type, o.city, o.country, o.demo, o.version, to_json(o.created_at)#>>'{}' as "createdAt",
  ${providerCount} as providers,
  (select count(*)::int from organization_members m where m.organization_id = o.id) as members,
  (select count(*)::int from invitations i where i.organization_id = o.id and i.state = 'pending' and i.expires_at > ${now.toISOString()}::timestamptz) as invitations`;

const inScope = ({ sight }: AdministeredScope): SQL => inSight(sight, sql`o.demo`);

function condition(scope: AdministeredScope, { q, type, country }: OrganizationFilter, without?: 'type' | 'country') {
  const parts: (SQL | false)[] = [
    inScope(scope),
    Boolean(q) && sql`(o.name ilike ${`%${q ?? ''}%`} or o.city ilike ${`%${q ?? ''}%`})`,
    without !== 'type' && type !== undefined && sql`o.type = ${type}`,
    without !== 'country' && country.length > 0 && sql`o.country = any(${textArray(country)})`,
  ];
  return allOf(parts.filter((part): part is SQL => part !== false));
}

const ORDERS = {
  name: sql`o.name, o.id`,
  '-name': sql`o.name desc, o.id desc`,
  '-created': sql`o.created_at desc, o.id desc`,
  '-providers': sql`${providerCount} desc, o.name, o.id`,
  '-members': sql`members desc, o.name, o.id`,
};

/** A page of organizations and the total. */
export async function listOrganizationLines(
  db: Db,
  scope: AdministeredScope,
  filter: OrganizationFilter,
  { sort, limit, offset }: { sort: keyof typeof ORDERS; limit: number; offset: number },
  now: Date,
): Promise<{ total: number; lines: OrganizationLine[] }> {
  const where = condition(scope, filter);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from organizations o where ${where}`,
  );
  const { rows } = await db.execute<OrganizationLine & Record<string, unknown>>(
    sql`select ${columnsAt(now)} from organizations o where ${where} order by ${ORDERS[sort]} limit ${limit} offset ${offset}`,
  );
  return { total: counted[0]?.total ?? 0, lines: rows };
}

/** Counts per value of a filter, with the other filters applied. */
export async function countOrganizations(
  db: Db,
  scope: AdministeredScope,
  filter: OrganizationFilter,
  facet: 'type' | 'country',
): Promise<{ value: string; count: number }[]> {
  const column = { type: sql`o.type`, country: sql`o.country` }[facet];
  const { rows } = await db.execute<{ value: string; count: number }>(
    sql`select ${column} as value, count(*)::int as count from organizations o where ${condition(scope, filter, facet)} group by 1`,
  );
  return rows;
}

export async function findOrganizationLine(
  db: Db,
  scope: AdministeredScope,
  id: string,
  now: Date,
): Promise<OrganizationLine | undefined> {
  const { rows } = await db.execute<OrganizationLine & Record<string, unknown>>(
    sql`select ${columnsAt(now)} from organizations o where o.id = ${id}::uuid and ${inScope(scope)}`,
  );
  return rows[0];
}

export interface MemberRow {
  userId: string;
  name: string | null;
  email: string | null;
  role: OrganizationRole;
  since: string;
  lastSeen: string | null;
  /** Whether the admin may manage them. */
  known: boolean;
  demo: boolean;
  emailKey: string;
}

/** Members of an organization, owners first. */
export async function listMembers(db: Db, scope: PeopleScope, organizationId: string): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow & Record<string, unknown>>(sql`
    select u.id as "userId", ${knownName(scope)} as name, ${knownAddress(scope)} as email, m.role, ${mayKnow(scope)} as known, u.demo, u.email_key as "emailKey",
      to_json(m.since)#>>'{}' as since, ${lastSeen} as "lastSeen"
    from organization_members m join users u on u.id = m.user_id where m.organization_id = ${organizationId}::uuid
    order by m.role <> 'owner', m.since`);
  return rows;
}

export interface ManagedRow {
  id: string;
  name: string;
  cityName: Localized | null;
  country: string;
  verificationStatus: VerificationStatus;
  operationalStatus: OperationalStatus;
  since: string;
}

/** Clinics managed by an organization in scope, by name. */
export async function listManaged(db: Db, _scope: AdministeredScope, organizationId: string): Promise<ManagedRow[]> {
  const { rows } = await db.execute<ManagedRow & Record<string, unknown>>(sql`
    select p.id, p.name, c.name as "cityName", p.country, p.verification_status as "verificationStatus",
      p.operational_status as "operationalStatus", to_json(x.since)#>>'{}' as since
    from organization_providers x join providers p on p.id = x.provider_id left join cities c on c.id = p.city_id
    where x.organization_id = ${organizationId}::uuid order by p.name`);
  return rows;
}
