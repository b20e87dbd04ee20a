import { FeatureKey, type FeatureChecks, hasFeature } from '@travesia/contracts/access';
import type { Person } from '../../../platform/http/request-context.ts';
import { findUser, isPrivileged } from '../../accounts/index.ts';
import type { AccessDeps } from '../access-deps.ts';
import { noteBypass } from '../commands/note-bypass.ts';
import { decidedByRule, decideFor } from '../decide-for.ts';
import { findRules } from '../flags.repo.ts';

/** For each key, whether the user has the feature now. */
export async function checkFeaturesQuery(
  deps: AccessDeps,
  keys: readonly string[],
  person: Person,
): Promise<FeatureChecks> {
  const { db } = deps.database;
  const known = keys.flatMap((key) => FeatureKey.safeParse(key).data ?? []);
  const rules = await findRules(db, known);
  const who = { ...person, isPrivileged: await bypasses(deps, person) };
  const bypassed = who.isPrivileged && known.some((key) => !hasFeature(decidedByRule(who, key, rules)));
  if (bypassed) await noteBypass(deps, person);
  return Object.fromEntries(keys.map((key) => [key, hasFeature(decideFor(who, key, rules))]));
}

async function bypasses({ database, privilegedEmail }: AccessDeps, { role, userId }: Person): Promise<boolean> {
  if (privilegedEmail === undefined || role !== 'admin') return false;
  const user = await findUser(database.db, userId);
  return user !== undefined && isPrivileged(user, privilegedEmail);
}
