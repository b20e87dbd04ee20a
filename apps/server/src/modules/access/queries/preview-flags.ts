import { FEATURE_KEYS, type FlagPreview, type FlagPreviewRequest, hasFeature } from '@travesia/contracts/access';
import type { Db } from '../../../platform/db/database.ts';
import { isInSight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findUser, isPrivileged } from '../../accounts/index.ts';
import type { AccessDeps } from '../access-deps.ts';
import { allFlags, type FlagsScope } from '../access.policy.ts';
import { decideFor, type Who } from '../decide-for.ts';
import { findRules } from '../flags.repo.ts';

/** What a role or an account would see, optionally under an unsaved rule. Throws `account.not_found`. */
export async function previewFlagsQuery(
  { database, privilegedEmail }: AccessDeps,
  { role, user_id: userId, draft }: FlagPreviewRequest,
  actor: Actor,
): Promise<FlagPreview> {
  const scope = allFlags(actor);
  const who = userId === undefined ? newAccount(role) : await account(database.db, scope, userId, privilegedEmail);
  const rules: Map<string, { rule: NonNullable<typeof draft>['rule'] }> = await findRules(database.db);
  if (draft) rules.set(draft.key, { rule: draft.rule });
  return {
    role: who.role,
    name: who.name,
    data: FEATURE_KEYS.map((key) => {
      const because = decideFor(who, key, rules);
      return { key, because, has_access: hasFeature(because) };
    }),
  };
}

function newAccount(role: FlagPreviewRequest['role']): Who & { name: null } {
  return { userId: null, role: role ?? 'patient', isPrivileged: false, name: null };
}

async function account(db: Db, { admin }: FlagsScope, id: string, privilegedEmail: string | undefined) {
  const user = await findUser(db, id);
  if (!isInSight(sightOf(admin), user)) throw new ProblemError('account.not_found');
  const name = `${user.firstName} ${user.lastName}`;
  return { userId: id, role: user.role, isPrivileged: isPrivileged(user, privilegedEmail), name };
}
