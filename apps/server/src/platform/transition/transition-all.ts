import type { Tx } from '../db/database.ts';
import type { Lifecycle } from './lifecycle.ts';
import { lockRow } from './moved-rows.repo.ts';
import { type Move, transition } from './transition.ts';

/** One of several transitions, created by `moveOf`. */
export interface Planned<R = unknown> {
  table: string;
  id: string;
  lock(tx: Tx): Promise<unknown>;
  run(tx: Tx): Promise<R>;
}

/** One of several transitions; rows are named by id, since they are locked in a fixed order with the others. */
export const moveOf = <R extends object, S extends string, A extends string>(
  lifecycle: Lifecycle<R, S, A>,
  move: Move<R, A> & { id: string },
): Planned<R> => ({
  table: lifecycle.entity,
  id: move.id,
  lock: (tx) => lockRow(tx, lifecycle as Lifecycle<R>, move.id),
  run: (tx) => transition<R, S, A>(tx, lifecycle, move),
});

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * Moves several rows, of one table or of many: all or none. Locks them by table and id, so that callers with the same
 * rows wait for each other instead of deadlocking; nothing else may be locked before. Returns the rows in the given
 * order.
 */
export async function transitionAll<const P extends readonly Planned[]>(
  tx: Tx,
  moves: P,
): Promise<{ -readonly [K in keyof P]: P[K] extends Planned<infer R> ? R : never }> {
  const sorted = moves.toSorted((one, other) => compare(one.table, other.table) || compare(one.id, other.id));
  for (const { lock } of sorted) await lock(tx);
  const rows: unknown[] = [];
  for (const { run } of moves) rows.push(await run(tx));
  return rows as { -readonly [K in keyof P]: P[K] extends Planned<infer R> ? R : never };
}
