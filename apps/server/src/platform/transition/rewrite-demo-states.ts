import type { Tx } from '../db/database.ts';
import { insertChange } from './history.repo.ts';
import type { Lifecycle } from './lifecycle.ts';
import { lockRow, writeMove } from './moved-rows.repo.ts';

/**
 * Puts rows of the demonstration back into the states they were made with, whatever visitors did to them. It is no move: the
 * table need not know it and nobody is told, but history says so. Nothing else writes a state beside `transition`.
 */
export async function rewriteDemoStates<R extends object, S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<R, S, A>,
  rows: readonly { id: string; state: S }[],
  at: Date,
): Promise<void> {
  const { machine, entity, columns } = lifecycle;
  for (const { id, state } of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const row = await lockRow(tx, lifecycle as Lifecycle<R>, id);
    const values = row as Readonly<Record<string, unknown>> | undefined;
    const from = String(values?.[columns.state]);
    if (!values || from === state) continue;
    const version = Number(values[columns.version]);
    await writeMove(tx, lifecycle as Lifecycle<R>, { id, version, from, to: state, set: {} });
    await insertChange(tx, {
      machine: machine.name,
      entity,
      entityId: id,
      fromState: from,
      action: 'rewritten',
      toState: state,
      version: version + 1,
      actorKind: 'system',
      actedAs: 'system',
      at,
    });
  }
}
