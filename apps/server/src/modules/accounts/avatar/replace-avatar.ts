import type { User } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { StoredSquares } from '../../../platform/pictures/take-squares.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { dropStoredFiles, keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { ownAccount } from '../accounts.policy.ts';
import { presentPerson } from '../people/present-person.ts';
import { lockUser } from '../people/users.repo.ts';
import { writeAvatar } from './avatar.repo.ts';

/** Sets or clears the user's picture, in the caller's transaction; the files of the one before are deleted. */
export async function replaceAvatar(
  tx: Tx,
  deps: AccountsDeps,
  actor: Actor,
  squares: StoredSquares | null,
): Promise<User> {
  const { userId } = ownAccount(actor);
  const at = deps.clock.now();
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
}
