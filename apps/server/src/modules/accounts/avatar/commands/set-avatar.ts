import { AVATAR_SIZES, type User } from '@travesia/contracts/accounts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { takeSquares } from '../../../../platform/pictures/take-squares.ts';
import type { Files } from '../../../../platform/storage/files.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import { ownAccount } from '../../accounts.policy.ts';
import { replaceAvatar } from '../replace-avatar.ts';

/** Replaces the user's picture by an uploaded one. Throws the problems of `takeSquares`. */
export async function setAvatar(
  deps: AccountsDeps,
  files: Files,
  { actor, files: arrived = [] }: Pick<RequestContext, 'actor' | 'files'>,
): Promise<User> {
  const uploadedBy = ownAccount(actor).userId;
  const squares = await takeSquares(files, { arrived, sizes: AVATAR_SIZES, fit: 'cover', name: 'avatar', uploadedBy });
  return unitOfWork(deps.database, (tx) => replaceAvatar(tx, deps, actor, squares));
}
