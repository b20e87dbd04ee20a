import { AVATAR_SIZES, type User } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { type StoredSquares, takeSquares } from '../../../../platform/pictures/take-squares.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Files } from '../../../../platform/storage/files.ts';
import { dropStoredFiles, keepStoredFile } from '../../../../platform/storage/stored-files.repo.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import { ownAccount } from '../../accounts.policy.ts';
import { presentPerson } from '../../people/present-person.ts';
import { lockUser } from '../../people/users.repo.ts';
import { writeAvatar } from '../avatar.repo.ts';

type Caller = Pick<RequestContext, 'actor' | 'files'>;

/** Replaces the user's picture by an uploaded one. Throws the problems of `takeSquares`. */
export async function setAvatar(
  deps: AccountsDeps,
  files: Files,
  { actor, files: arrived = [] }: Caller,
): Promise<User> {
  const { userId } = ownAccount(actor);
  const squares = await takeSquares(files, {
    arrived,
    sizes: AVATAR_SIZES,
    fit: 'cover',
    name: 'avatar',
    uploadedBy: userId,
  });
  return replaceAvatar(deps, actor, squares);
}

/** Deletes the user's picture; does nothing without one. */
export const removeAvatar = (deps: AccountsDeps, { actor }: Caller): Promise<User> => replaceAvatar(deps, actor, null);

async function replaceAvatar(deps: AccountsDeps, actor: Caller['actor'], squares: StoredSquares | null): Promise<User> {
  const { userId } = ownAccount(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ProblemError('access.signed_out');
    const before = [user.avatarFile, user.avatarSmallFile].flatMap((id) => id ?? []);
    if (!squares && before.length === 0) return presentPerson(tx, deps, user);
    for (const id of squares ? [squares.large, squares.small] : []) await keepStoredFile(tx, id);
    const now = await writeAvatar(tx, userId, squares);
    await dropStoredFiles(tx, before, at);
    const action = squares ? 'account.picture_changed' : 'account.picture_removed';
    await appendAudit(tx, { action, actor, at, subjectId: userId });
    return presentPerson(tx, deps, now);
  });
}
