import {
  changeFeatureFlag,
  defaultRule,
  type FeatureFlag,
  type FeatureKey,
  type FlagRule,
  type FlagVersion,
} from '@travesia/contracts/access';
import { isClosedTo } from '../../platform/demo/closed-acts.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { findLastChanges, findNamed } from './flags.repo.ts';

type Change = Awaited<ReturnType<typeof findLastChanges>> extends Map<string, infer Row> ? Row : never;
type Named = Awaited<ReturnType<typeof findNamed>>[number];

const nameOf = (person: { firstName: string; lastName: string } | null): string | null =>
  person && `${person.firstName} ${person.lastName}`;

/** Presents a feature with its rule and who last changed it. */
export function presentFlag(
  key: FeatureKey,
  stored: { rule: FlagRule; version: number } | undefined,
  last: Change | undefined,
  accounts: readonly Named[],
  admin: Actor,
): FeatureFlag {
  const rule = stored?.rule ?? defaultRule(key);
  const named = new Set([...rule.allowed, ...rule.refused]);
  return {
    key,
    rule,
    default_rule: defaultRule(key),
    is_default: JSON.stringify(inOrder(rule)) === JSON.stringify(inOrder(defaultRule(key))),
    accounts: accounts
      .filter(({ id }) => named.has(id))
      .map(({ id, role, ...name }) => ({ id, role, name: nameOf(name) ?? '' })),
    version: stored?.version ?? 0,
    changed_at: last?.change.at.toISOString() ?? null,
    changed_by: nameOf(last?.by ?? null),
    actions: isClosedTo(changeFeatureFlag, admin) ? [] : ['change'],
  };
}

const inOrder = ({ on, roles, share, allowed, refused }: FlagRule) => [on, roles.toSorted(), share, allowed, refused];

export const presentVersion = ({ change, by }: Change): FlagVersion => ({
  version: change.version,
  rule: change.rule,
  before: change.before,
  reason: change.reason,
  at: change.at.toISOString(),
  by: nameOf(by),
});
