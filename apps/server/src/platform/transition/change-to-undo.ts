import { UNDO_SECONDS } from '@travesia/contracts/kit';
import type { Tx } from '../db/database.ts';
import type { Actor } from '../http/request-context.ts';
import { ProblemError } from '../problem-error.ts';
import { listChanges, type StateChange } from './history.repo.ts';
import type { Lifecycle } from './lifecycle.ts';

interface Undoing {
  actor: Actor | { kind: 'command_line' };
  at: Date;
}

/** What is to be undone, and the changes before it, oldest first. */
export interface ToUndo<A extends string> {
  action: A;
  change: StateChange;
  before: readonly StateChange[];
}

/**
 * The change that gave a locked row its present version, if it is one of `actions` and the same person made it a moment ago; with any
 * later change, the version would be another. Throws `request.undo_over`.
 */
export async function changeToUndo<A extends string>(
  tx: Tx,
  lifecycle: Pick<Lifecycle, 'machine' | 'entity'>,
  row: { id: string; version: number },
  actions: readonly A[],
  { actor, at }: Undoing,
): Promise<ToUndo<A>> {
  const found = await findChangeToUndo(tx, lifecycle, row, actions, { actor, at });
  if (!found) throw new ProblemError('request.undo_over');
  return found;
}

/** Same, but undefined if there is none. */
export async function findChangeToUndo<A extends string>(
  tx: Tx,
  lifecycle: Pick<Lifecycle, 'machine' | 'entity'>,
  row: { id: string; version: number },
  actions: readonly A[],
  { actor, at }: Undoing,
): Promise<ToUndo<A> | undefined> {
  const changes = await listChanges(tx, lifecycle, row.id);
  const change = changes.at(-1);
  const action = actions.find((one) => one === change?.action);
  if (!change || !action || change.version !== row.version) return undefined;
  const isOwn = actor.kind === 'person' && change.actorId === actor.userId;
  const isRecent = at.getTime() - change.at.getTime() <= UNDO_SECONDS * 1000;
  return isOwn && isRecent ? { action, change, before: changes.slice(0, -1) } : undefined;
}
