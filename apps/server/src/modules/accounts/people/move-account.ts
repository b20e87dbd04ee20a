import { accountMachine } from '@travesia/contracts/accounts';
import { type MachineActor, nextState } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type UserRow, writeStatus } from './users.repo.ts';

/** Moves an account by the machine's table and answers it as it is then. Throws when the table does not allow it, or somebody was quicker. */
export async function moveAccount(
  tx: Tx,
  user: UserRow,
  action: keyof typeof accountMachine.transitions,
  actor: MachineActor,
  at: Date,
): Promise<UserRow> {
  const next = nextState(accountMachine, user.status, action, actor);
  if (!next) throw new ProblemError('access.not_allowed');
  const moved = await writeStatus(tx, user, next, at);
  if (!moved) throw new ProblemError('request.stale_version');
  return moved;
}
