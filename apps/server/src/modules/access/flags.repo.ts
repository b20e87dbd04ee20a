import { FEATURE_KEYS, type FeatureKey, type FlagRule } from '@travesia/contracts/access';
import { and, desc, eq, exists, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { FlagsScope } from './access.policy.ts';
import { featureFlagAccounts, featureFlags, featureFlagVersions } from './access.tables.ts';
import { storedRules } from './stored-rules.ts';

const MOST_VERSIONS = 100;

/** Changed rules, by feature. */
export async function findRules(
  db: Db | Tx,
  keys: readonly FeatureKey[] = FEATURE_KEYS,
): Promise<Map<string, { rule: FlagRule; version: number }>> {
  // Sequentially: a transaction has one connection, which runs one query at a time.
  const flags = await db
    .select()
    .from(featureFlags)
    .where(inArray(featureFlags.key, [...keys]));
  const accounts = await db
    .select()
    .from(featureFlagAccounts)
    .where(inArray(featureFlagAccounts.key, [...keys]))
    .orderBy(featureFlagAccounts.userId);
  return storedRules(flags, accounts);
}

/** Who last changed each feature, and when, by feature. */
export async function findLastChanges(db: Db | Tx, _scope: FlagsScope) {
  const isLast = and(
    eq(featureFlags.key, featureFlagVersions.key),
    eq(featureFlags.version, featureFlagVersions.version),
  );
  const rows = await listRows(db).where(exists(db.select({ key: featureFlags.key }).from(featureFlags).where(isLast)));
  return new Map(rows.map((row) => [row.change.key, row]));
}

/** Changes of a feature, newest first. */
export const listVersions = (db: Db, _scope: FlagsScope, key: FeatureKey) =>
  listRows(db).where(eq(featureFlagVersions.key, key)).orderBy(desc(featureFlagVersions.version)).limit(MOST_VERSIONS);

const by = alias(users, 'changed_by');
const listRows = (db: Db | Tx) =>
  db
    .select({ change: featureFlagVersions, by: { firstName: by.firstName, lastName: by.lastName } })
    .from(featureFlagVersions)
    .leftJoin(by, eq(by.id, featureFlagVersions.changedBy))
    .$dynamic();

/** Accounts named in rules. */
export const findNamed = (db: Db | Tx, _scope: FlagsScope, ids: readonly string[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role, demo: users.demo })
    .from(users)
    .where(inArray(users.id, [...ids]));

interface NewVersion {
  key: FeatureKey;
  rule: FlagRule;
  before: FlagRule;
  version: number;
  reason: string;
  at: Date;
  changedBy: string;
}

/** Writes a rule, the accounts it names and the change record. The caller must hold the feature's lock. */
export async function writeRule(tx: Tx, { key, rule, version, ...change }: NewVersion): Promise<void> {
  const { allowed, refused, ...stored } = rule;
  await tx
    .insert(featureFlags)
    .values({ key, rule: stored, version })
    .onConflictDoUpdate({ target: featureFlags.key, set: { rule: stored, version } });
  await tx.delete(featureFlagAccounts).where(eq(featureFlagAccounts.key, key));
  const named = [
    ...allowed.map((userId) => ({ key, userId, side: 'allowed' as const })),
    ...refused.map((userId) => ({ key, userId, side: 'refused' as const })),
  ];
  if (named.length) await tx.insert(featureFlagAccounts).values(named).onConflictDoNothing();
  await tx.insert(featureFlagVersions).values({ key, rule, version, ...change });
}

/** Removes an admin's name from their changes. */
export async function forgetWhoChanged(tx: Tx, userId: string): Promise<void> {
  await tx.update(featureFlagVersions).set({ changedBy: null }).where(eq(featureFlagVersions.changedBy, userId));
}
