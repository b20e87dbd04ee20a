import type { User } from '@travesia/contracts/accounts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import { replaceAvatar } from '../replace-avatar.ts';

/** Deletes the user's picture; does nothing without one. */
export const removeAvatar = (deps: AccountsDeps, actor: Actor): Promise<User> =>
  unitOfWork(deps.database, (tx) => replaceAvatar(tx, deps, actor, null));
