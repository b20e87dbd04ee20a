import {
  decideFlag,
  defaultRule,
  type FeatureFlag,
  type FeatureKey,
  type FlagChange,
  type FlagRule,
  hasFeature,
} from '@travesia/contracts/access';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccessDeps } from '../access-deps.ts';
import { allFlags, type FlagsScope } from '../access.policy.ts';
import { findNamed, findRules, writeRule } from '../flags.repo.ts';
import { readFlag } from '../queries/list-flags.ts';

/** Features needed to change rules back: without them, no one could. */
const KEPT_FOR_ADMINS: readonly FeatureKey[] = ['admin_configuration'];

/**
 * Changes a feature's rule. Throws `request.stale_version` with the current one, `access.flag_keeps_admins`, and
 * `access.unknown_accounts` with the unknown ones.
 */
export async function changeFlag(
  { database, clock }: AccessDeps,
  key: FeatureKey,
  { rule, reason, version }: FlagChange,
  actor: Actor,
): Promise<FeatureFlag> {
  const scope = allFlags(actor);
  const at = clock.now();
  refuseUnlessKept(key, rule);
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'feature flag', [key]);
    const stored = (await findRules(tx, [key])).get(key);
    if ((stored?.version ?? 0) !== version)
      throw new ProblemError('request.stale_version', { present: await readFlag(tx, scope, key) });
    await refuseUnknown(tx, scope, rule);
    const next = version + 1;
    const before = stored?.rule ?? defaultRule(key);
    await writeRule(tx, { key, rule, before, version: next, reason, at, changedBy: scope.admin.userId });
    const target = { type: 'feature_flag', id: key };
    await appendAudit(tx, { action: 'flags.changed', actor, at, target, facts: { version: next, reason } });
    return readFlag(tx, scope, key);
  });
}

function refuseUnlessKept(key: FeatureKey, rule: FlagRule): void {
  // The last account in the rollout order has the feature at every percentage except zero, so test with it.
  const isKept = hasFeature(decideFlag({ ...rule, refused: [] }, { userId: null, role: 'admin', place: 99 }));
  if (!KEPT_FOR_ADMINS.includes(key) || (isKept && rule.refused.length === 0)) return;
  throw new ProblemError('access.flag_keeps_admins', {
    fields: [{ path: 'body.rule', code: 'keeps_admins', message: 'must leave this feature to every admin' }],
  });
}

async function refuseUnknown(tx: Tx, scope: FlagsScope, { allowed, refused }: FlagRule): Promise<void> {
  const found = new Set((await findNamed(tx, scope, [...allowed, ...refused])).map(({ id }) => id));
  const missing = ([side, ids]: [string, string[]]) =>
    ids.flatMap((id, index) =>
      found.has(id) ? [] : [{ path: `body.rule.${side}.${index}`, code: 'unknown_account', message: 'is no account' }],
    );
  const fields = [...missing(['allowed', allowed]), ...missing(['refused', refused])];
  if (fields.length) throw new ProblemError('access.unknown_accounts', { fields });
}
