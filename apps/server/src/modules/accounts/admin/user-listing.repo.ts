import type { AdminUsers, UserFilter, Workplace } from '@travesia/contracts/accounts';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import { sessions, users } from '../accounts.tables.ts';
import { organizationMembers, organizations, providerMembers } from '../../organizations/organizations.tables.ts';
import { providers } from '../../providers/providers.tables.ts';

const lastSeen = sql<Date | null>`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${users.id})`;

const columns = {
  user: users,
  lastSeen: lastSeen.mapWith(sessions.lastSeenAt).as('last_seen'),
  clinic: { id: providers.id, name: providers.name, role: providerMembers.role },
  network: { id: organizations.id, name: organizations.name, role: organizationMembers.role },
};

const withWorkplaces = (db: Db) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(providerMembers, eq(providerMembers.userId, users.id))
    .leftJoin(providers, eq(providers.id, providerMembers.providerId))
    .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .leftJoin(organizations, eq(organizations.id, organizationMembers.organizationId));

type Found = Awaited<ReturnType<typeof withWorkplaces>>[number];

const DAY_MS = 24 * 3_600_000;

/** List filters, and the time they apply at. */
export type AccountFilter = UserFilter & { now: Date };

/** Accounts created in the given number of days before `until`. */
const madeIn = (days: number, until: Date): SQL | undefined =>
  and(gt(users.createdAt, new Date(until.getTime() - days * DAY_MS)), lte(users.createdAt, until));

export interface UserListRow {
  user: Found['user'];
  lastSeen: Date | null;
  worksFor: Workplace | null;
}

const toRow = ({ user, lastSeen: seen, clinic, network }: Found): UserListRow => ({
  user,
  lastSeen: seen,
  worksFor: clinic?.role
    ? { kind: 'provider', id: clinic.id ?? '', name: clinic.name ?? '', role: clinic.role }
    : network?.role
      ? { kind: 'organization', id: network.id ?? '', name: network.name ?? '', role: network.role }
      : null,
});

const FULL_NAME = sql`lower(f_unaccent(${users.lastName} || ' ' || ${users.firstName}))`;
const ORDERS: Record<UserFilter['sort'], SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: [asc(FULL_NAME), asc(users.id)],
  '-name': [desc(FULL_NAME), desc(users.id)],
  role: [asc(users.role), asc(FULL_NAME), asc(users.id)],
  status: [asc(users.status), asc(FULL_NAME), asc(users.id)],
  last_seen: [sql`last_seen desc nulls last`, desc(users.id)],
};

/** A page of filtered, sorted accounts. */
export async function listUserRows(
  db: Db,
  scope: AllAccountsScope,
  filter: AccountFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<UserListRow[]> {
  const rows = await withWorkplaces(db)
    .where(matching(scope, filter))
    .orderBy(...ORDERS[filter.sort])
    .limit(limit)
    .offset(offset);
  return rows.map(toRow);
}

/** One account as shown in the list. */
export async function findUserRow(db: Db, _scope: AllAccountsScope, userId: string): Promise<UserListRow | undefined> {
  const [row] = await withWorkplaces(db).where(eq(users.id, userId));
  return row && toRow(row);
}

export async function countUsers(db: Db, scope: AllAccountsScope, filter: AccountFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(matching(scope, filter));
  return row?.count ?? 0;
}

/** Number of accounts created in the given number of days before a moment. */
export async function countMade(db: Db, scope: AllAccountsScope, days: number, until: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(and(within(scope), madeIn(days, until)));
  return row?.count ?? 0;
}

/** For each filter, the number of accounts per value with the other filters applied. */
export async function countFacets(
  db: Db,
  scope: AllAccountsScope,
  filter: AccountFilter,
): Promise<AdminUsers['facets']> {
  const yesOrNo = (fact: SQL | undefined) => sql<string>`case when ${fact} then 'yes' else 'no' end`;
  const of = async (value: SQL<string>, without: Partial<UserFilter>) =>
    db
      .select({ value, count: count() })
      .from(users)
      .where(matching(scope, { ...filter, ...without }))
      .groupBy(value)
      .orderBy(value);
  const [role, status, verified, twoFactor] = await Promise.all([
    of(sql<string>`${users.role}`, { role: [] }),
    of(sql<string>`${users.status}`, { status: [] }),
    of(yesOrNo(isNotNull(users.emailVerifiedAt)), { verified: undefined }),
    of(yesOrNo(isNotNull(users.twoFactorSince)), { two_factor: undefined }),
  ]);
  return { role, status, verified, two_factor: twoFactor };
}

const within = ({ sight }: AllAccountsScope): SQL => inSight(sight, users.demo);

function matching(scope: AllAccountsScope, filter: AccountFilter): SQL | undefined {
  const { q, role, status, verified, two_factor: twoFactor, made_within: days, now } = filter;
  return and(
    within(scope),
    ...wordsIn(q).map(
      (word) =>
        sql`lower(f_unaccent(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})) like '%' || lower(f_unaccent(${word})) || '%'`,
    ),
    role.length ? inArray(users.role, role) : undefined,
    status.length ? inArray(users.status, status) : undefined,
    days === undefined ? undefined : madeIn(days, now),
    verified && (verified === 'yes' ? isNotNull(users.emailVerifiedAt) : isNull(users.emailVerifiedAt)),
    twoFactor && (twoFactor === 'yes' ? isNotNull(users.twoFactorSince) : isNull(users.twoFactorSince)),
  );
}

/** Escapes LIKE wildcards in search words. */
const wordsIn = (text: string): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
