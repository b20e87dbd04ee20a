import { StaffRole, providerAbilities } from '@travesia/contracts/access';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { providerMembers } from '../../organizations/organizations.tables.ts';
import { providerDossiers } from '../../providers/admin/providers-admin.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { inClinicsOf } from '../../organizations/index.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { payouts } from '../financials.tables.ts';
import { type AccountRow, payoutAccounts } from './payout-accounts.tables.ts';

const MOST_FORMER = 50;
const MOST_PEOPLE = 200;
const MOST_TRANSFERS = 5000;
const MONEY_STAFF = StaffRole.options.filter((role) =>
  providerAbilities({ via: 'staff', role }).includes('money.read'),
);

const within = (scope: MoneyScope): SQL | undefined =>
  and(inSight(scope.sight, providers.demo), inClinicsOf(scope.of, providers.id));

const inUse = isNull(payoutAccounts.replacedAt);

/** Accounts in use of some clinics, all by default. */
export async function listInUse(db: Db | Tx, scope: MoneyScope, clinics?: readonly string[]): Promise<AccountRow[]> {
  const rows = await db
    .select({ account: payoutAccounts })
    .from(payoutAccounts)
    .innerJoin(providers, eq(providers.id, payoutAccounts.providerId))
    .where(and(within(scope), inUse, clinics ? inArray(payoutAccounts.providerId, [...clinics]) : undefined))
    .orderBy(asc(payoutAccounts.currency));
  return rows.map(({ account }) => account);
}

/** Accounts of a clinic that were replaced, newest first. */
export async function listFormer(db: Db | Tx, scope: MoneyScope, clinic: string): Promise<AccountRow[]> {
  const rows = await db
    .select({ account: payoutAccounts })
    .from(payoutAccounts)
    .innerJoin(providers, eq(providers.id, payoutAccounts.providerId))
    .where(and(within(scope), isNotNull(payoutAccounts.replacedAt), eq(payoutAccounts.providerId, clinic)))
    .orderBy(desc(payoutAccounts.replacedAt), desc(payoutAccounts.id))
    .limit(MOST_FORMER);
  return rows.map(({ account }) => account);
}

/** The account to which a clinic is paid in a currency; whoever pays or changes it holds the clinic’s payouts. */
export async function findInUse(tx: Tx, providerId: string, currency: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(payoutAccounts)
    .where(and(inUse, eq(payoutAccounts.providerId, providerId), eq(payoutAccounts.currency, currency)));
  return row;
}

/** An account that a scope may read, locked. */
export async function lockAccount(tx: Tx, scope: MoneyScope, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select({ account: payoutAccounts })
    .from(payoutAccounts)
    .innerJoin(providers, eq(providers.id, payoutAccounts.providerId))
    .where(and(within(scope), eq(payoutAccounts.id, id)))
    .for('update', { of: payoutAccounts });
  return row?.account;
}

export async function insertAccount(tx: Tx, row: typeof payoutAccounts.$inferInsert): Promise<void> {
  await tx.insert(payoutAccounts).values(row);
}

/** Ends the use of an account. */
export async function replaceAccount(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(payoutAccounts).set({ replacedAt: at }).where(eq(payoutAccounts.id, id));
}

export async function markVerified(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<void> {
  await tx.update(payoutAccounts).set({ verifiedAt: at, verifiedBy: by }).where(eq(payoutAccounts.id, id));
}

export async function markRefused(
  tx: Tx,
  id: string,
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await tx
    .update(payoutAccounts)
    .set({ refusedAt: at, refusedBy: by, refusedReason: reason })
    .where(eq(payoutAccounts.id, id));
}

/** Name, place and legal name of a clinic. */
export async function findPayee(db: Db | Tx, scope: MoneyScope, clinic: string) {
  const { id, name, country, timeZone, demo } = providers;
  const [row] = await db
    .select({ id, name, country, timeZone, demo, legalName: providerDossiers.legalName })
    .from(providers)
    .leftJoin(providerDossiers, eq(providerDossiers.providerId, providers.id))
    .where(and(within(scope), eq(id, clinic)));
  return row;
}

/** An account with the name and zone of its clinic, to tell people of it. */
export async function findTold(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({
      account: payoutAccounts,
      clinic: { id: providers.id, name: providers.name, timeZone: providers.timeZone, demo: providers.demo },
    })
    .from(payoutAccounts)
    .innerJoin(providers, eq(providers.id, payoutAccounts.providerId))
    .where(eq(payoutAccounts.id, accountId));
  return row;
}

/** A payout with its clinic, to tell people of it. */
export async function findToldPayout(tx: Tx, payoutId: string) {
  const [row] = await tx
    .select({
      payout: payouts,
      clinic: { id: providers.id, name: providers.name, timeZone: providers.timeZone, demo: providers.demo },
      account: payoutAccounts,
    })
    .from(payouts)
    .innerJoin(providers, eq(providers.id, payouts.providerId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(eq(payouts.id, payoutId));
  return row;
}

/** Owners and finance staff of a clinic: everybody who may read its money. */
export const listMoneyStaff = (tx: Tx, providerId: string) =>
  tx
    .select({
      id: users.id,
      firstName: users.firstName,
      email: users.email,
      language: users.language,
      demo: users.demo,
    })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(
        eq(providerMembers.providerId, providerId),
        inArray(providerMembers.role, MONEY_STAFF),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(asc(users.id))
    .limit(MOST_PEOPLE);

/** Payouts that were begun and not settled, with the account they go to, oldest first. */
export const listTransfers = (db: Db, scope: MoneyScope, currency: string | undefined) =>
  db
    .select({ payout: payouts, clinic: { id: providers.id, name: providers.name }, account: payoutAccounts })
    .from(payouts)
    .innerJoin(providers, eq(providers.id, payouts.providerId))
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(and(within(scope), eq(payouts.status, 'on_its_way'), currency ? eq(payouts.currency, currency) : undefined))
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .limit(MOST_TRANSFERS);

/** Removes a person who is gone from the accounts they set, verified or refused. */
export async function forgetAtAccounts(tx: Tx, userId: string): Promise<void> {
  await tx.update(payoutAccounts).set({ setBy: null }).where(eq(payoutAccounts.setBy, userId));
  await tx.update(payoutAccounts).set({ refusedBy: null }).where(eq(payoutAccounts.refusedBy, userId));
  await tx.update(payoutAccounts).set({ verifiedBy: null }).where(eq(payoutAccounts.verifiedBy, userId));
}
