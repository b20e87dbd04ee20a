import { decideFlag, defaultRule, FeatureKey, type FlagReason, type FlagRule } from '@travesia/contracts/access';
import type { Role } from '@travesia/contracts/kit';
import { placeOf } from './flag-place.ts';

export interface Who {
  userId: string | null;
  role: Role;
  isPrivileged: boolean;
}

/**
 * Decides a feature for a user, given the changed rules. A hypothetical new user of a role is within every rollout percentage
 * except zero.
 */
export function decideFor(who: Who, key: string, rules: ReadonlyMap<string, { rule: FlagRule }>): FlagReason {
  const known = FeatureKey.safeParse(key);
  if (!known.success) return 'unknown';
  if (who.isPrivileged) return 'privileged';
  return decidedByRule(who, known.data, rules);
}

/** Same as `decideFor`, but ignores privilege. */
export function decidedByRule(
  { userId, role }: Who,
  key: FeatureKey,
  rules: ReadonlyMap<string, { rule: FlagRule }>,
): FlagReason {
  const rule = rules.get(key)?.rule ?? defaultRule(key);
  return decideFlag(rule, { userId, role, place: userId === null ? 0 : placeOf(userId, key) });
}
