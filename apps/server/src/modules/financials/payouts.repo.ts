import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { inClinicsOf } from '../organizations/index.ts';
import { type AccountRow, payoutAccounts } from './accounts/payout-accounts.tables.ts';
import type { MoneyScope } from './financials.policy.ts';
import { adjustments, payouts } from './financials.tables.ts';
import type { AdjustmentRow, PayoutRow } from './payout.lifecycles.ts';

interface Page {
  limit: number;
  offset: number;
}

/** Clinics whose money a scope may read. */
const clinicsOf = (scope: MoneyScope): SQL | undefined =>
  and(inSight(scope.sight, providers.demo), inClinicsOf(scope.of, providers.id));

export interface PayoutRecord {
  payout: PayoutRow;
  clinic: { id: string; name: string };
  account: AccountRow | null;
}

export interface PayoutFilter {
  id?: string | undefined;
  status?: PayoutRow['status'] | undefined;
  clinic?: string | undefined;
  currency?: string | undefined;
  /** When it was begun. */
  since?: Date | undefined;
  until?: Date | undefined;
}

const matchingPayouts = (
  scope: MoneyScope,
  { id, status, clinic, currency, since, until }: PayoutFilter,
): SQL | undefined =>
  and(
    clinicsOf(scope),
    id ? eq(payouts.id, id) : undefined,
    status ? eq(payouts.status, status) : undefined,
    clinic ? eq(payouts.providerId, clinic) : undefined,
    currency ? eq(payouts.currency, currency) : undefined,
    since ? gte(payouts.createdAt, since) : undefined,
    until ? lt(payouts.createdAt, until) : undefined,
  );

/** Payouts, newest first. */
export const listPayouts = (
  db: Db | Tx,
  scope: MoneyScope,
  filter: PayoutFilter,
  { limit, offset }: Page,
): Promise<PayoutRecord[]> =>
  db
    .select({ payout: payouts, clinic: { id: providers.id, name: providers.name }, account: payoutAccounts })
    .from(payouts)
    .innerJoin(providers, eq(providers.id, payouts.providerId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(matchingPayouts(scope, filter))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit)
    .offset(offset);

export async function countPayouts(db: Db, scope: MoneyScope, filter: PayoutFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(payouts)
    .innerJoin(providers, eq(providers.id, payouts.providerId))
    .where(matchingPayouts(scope, filter));
  return row?.total ?? 0;
}

/** When the payout before this one was begun; null for the first. */
export async function previousPayoutAt(db: Db, { providerId, currency, createdAt }: PayoutRow): Promise<Date | null> {
  const [row] = await db
    .select({ at: payouts.createdAt })
    .from(payouts)
    .where(and(eq(payouts.providerId, providerId), eq(payouts.currency, currency), lt(payouts.createdAt, createdAt)))
    .orderBy(desc(payouts.createdAt))
    .limit(1);
  return row?.at ?? null;
}

/** When the last payout of each of these clinics and currencies was begun, by both. */
export async function lastPayouts(
  db: Db,
  asked: readonly { providerId: string; currency: string }[],
): Promise<Map<string, Date>> {
  const clinics = `{${asked.map(({ providerId }) => providerId).join(',')}}`;
  const currencies = `{${asked.map(({ currency }) => currency).join(',')}}`;
  const { rows } = await db.execute<{ key: string; at: string }>(sql`
    select w.clinic || w.currency as key, y.created_at as at
    from unnest(${clinics}::uuid[], ${currencies}::text[]) as w (clinic, currency)
      cross join lateral (select created_at from payouts where provider_id = w.clinic and currency = w.currency
        order by created_at desc limit 1) y`);
  return new Map(rows.map(({ key, at }) => [key, new Date(at)]));
}

export async function lockPayout(tx: Tx, scope: MoneyScope, id: string): Promise<PayoutRow | undefined> {
  const [row] = await tx
    .select({ payout: payouts })
    .from(payouts)
    .innerJoin(providers, eq(providers.id, payouts.providerId))
    .where(matchingPayouts(scope, { id }))
    .for('update', { of: payouts });
  return row?.payout;
}

export async function insertPayout(tx: Tx, row: typeof payouts.$inferInsert): Promise<PayoutRow> {
  const [inserted] = await tx.insert(payouts).values(row).returning();
  if (!inserted) throw new Error('a payout was not inserted');
  return inserted;
}

/** What is known of a clinic that may be paid. */
export interface Payee {
  isVerified: boolean;
  isActive: boolean;
  country: string;
  timeZone: string;
  demo: boolean;
}

/** Clinics and whether they can be paid, by id. */
export async function listPayable(
  db: Db | Tx,
  scope: Pick<MoneyScope, 'sight'>,
  ids: readonly string[],
): Promise<Map<string, Payee>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({
      id: providers.id,
      isVerified: sql<boolean>`${providers.verificationStatus} = 'verified'`,
      isActive: sql<boolean>`${providers.operationalStatus} = 'active'`,
      country: providers.country,
      timeZone: providers.timeZone,
      demo: providers.demo,
    })
    .from(providers)
    .where(and(inArray(providers.id, [...ids]), inSight(scope.sight, providers.demo)));
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

export interface AdjustmentRecord {
  adjustment: AdjustmentRow;
  clinic: { id: string; name: string };
}

export interface AdjustmentFilter {
  id?: string | undefined;
  clinic?: string | undefined;
}

const matchingAdjustments = (scope: MoneyScope, { id, clinic }: AdjustmentFilter): SQL | undefined =>
  and(
    clinicsOf(scope),
    id ? eq(adjustments.id, id) : undefined,
    clinic ? eq(adjustments.providerId, clinic) : undefined,
  );

/** Corrections: those that wait first, then newest first. */
export const listAdjustments = (
  db: Db,
  scope: MoneyScope,
  filter: AdjustmentFilter,
  { limit, offset }: Page,
): Promise<AdjustmentRecord[]> =>
  db
    .select({ adjustment: adjustments, clinic: { id: providers.id, name: providers.name } })
    .from(adjustments)
    .innerJoin(providers, eq(providers.id, adjustments.providerId))
    .where(matchingAdjustments(scope, filter))
    .orderBy(sql`${adjustments.decidedAt} is not null`, desc(adjustments.createdAt), desc(adjustments.id))
    .limit(limit)
    .offset(offset);

export async function countAdjustments(db: Db, scope: MoneyScope, filter: AdjustmentFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(adjustments)
    .innerJoin(providers, eq(providers.id, adjustments.providerId))
    .where(matchingAdjustments(scope, filter));
  return row?.total ?? 0;
}

export async function lockAdjustment(tx: Tx, scope: MoneyScope, id: string): Promise<AdjustmentRow | undefined> {
  const [row] = await tx
    .select({ adjustment: adjustments })
    .from(adjustments)
    .innerJoin(providers, eq(providers.id, adjustments.providerId))
    .where(matchingAdjustments(scope, { id }))
    .for('update', { of: adjustments });
  return row?.adjustment;
}

export async function insertAdjustment(tx: Tx, row: typeof adjustments.$inferInsert): Promise<AdjustmentRow> {
  const [inserted] = await tx.insert(adjustments).values(row).returning();
  if (!inserted) throw new Error('a correction was not inserted');
  return inserted;
}

/** Names of members of the team, by id. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (!wanted.length) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(asc(users.id));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

/** Removes a person who is gone from what they began or decided. */
export async function forgetMember(tx: Tx, userId: string): Promise<void> {
  await tx.update(payouts).set({ begunBy: null }).where(eq(payouts.begunBy, userId));
  await tx.update(adjustments).set({ requestedBy: null }).where(eq(adjustments.requestedBy, userId));
  await tx.update(adjustments).set({ approvedBy: null }).where(eq(adjustments.approvedBy, userId));
}

/** The name of the clinic or organization whose money a scope reads; empty for all of it. */
export async function findNameOf(db: Db, { of }: MoneyScope): Promise<string> {
  if (of.kind === 'all') return '';
  const table = of.kind === 'clinic' ? providers : organizations;
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.id, of.id));
  return row?.name ?? '';
}
