import { FEATURE_KEYS, type FeatureFlag, type FeatureKey, type FlagVersion } from '@travesia/contracts/access';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { isInSight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { AccessDeps } from '../access-deps.ts';
import { allFlags, type FlagsScope } from '../access.policy.ts';
import { presentFlag, presentVersion } from '../access.presenter.ts';
import { findLastChanges, findNamed, findRules, listVersions } from '../flags.repo.ts';

/** All features with their rules. */
export async function listFlagsQuery({ database }: AccessDeps, actor: Actor): Promise<{ data: FeatureFlag[] }> {
  return { data: await readFlags(database.db, allFlags(actor), FEATURE_KEYS) };
}

/** Changes of one feature. */
export async function listVersionsQuery(
  { database }: AccessDeps,
  key: FeatureKey,
  actor: Actor,
): Promise<{ data: FlagVersion[] }> {
  return { data: (await listVersions(database.db, allFlags(actor), key)).map(presentVersion) };
}

/** One feature with its current rule. */
export async function readFlag(db: Db | Tx, scope: FlagsScope, key: FeatureKey): Promise<FeatureFlag> {
  const [flag] = await readFlags(db, scope, [key]);
  if (!flag) throw new Error(`${key} is no feature`);
  return flag;
}

async function readFlags(db: Db | Tx, scope: FlagsScope, keys: readonly FeatureKey[]): Promise<FeatureFlag[]> {
  const rules = await findRules(db, keys);
  const changes = await findLastChanges(db, scope);
  const ids = [...rules.values()].flatMap(({ rule }) => [...rule.allowed, ...rule.refused]);
  // Demo admins don't see the names of people who signed up.
  const named = (await findNamed(db, scope, ids)).filter((user) => isInSight(sightOf(scope.admin), user));
  return keys.map((key) => presentFlag(key, rules.get(key), changes.get(key), named, scope.admin));
}
