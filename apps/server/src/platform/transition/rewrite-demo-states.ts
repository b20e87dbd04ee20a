import type { Tx } from '../db/database.ts';
import { insertChange } from './history.repo.ts';
import type { Lifecycle } from './lifecycle.ts';
import { lockElsewhere, writeMove } from './moved-rows.repo.ts';

/**
 * Resets demo rows to their original states, whatever visitors did to them. It is not a transition: the table need not
 * allow it and nothing is published, but it is in the history. `set` are columns the database requires for the state.
 * Nothing else writes a state except `transition`.
 */
export async function rewriteDemoStates<R extends object, S extends string, A extends string>(
  tx: Tx,
  lifecycle: Lifecycle<R, S, A>,
  rows: readonly { id: string; state: S; set?: Partial<NoInfer<R>> }[],
  at: Date,
): Promise<void> {
  const { machine, entity, columns } = lifecycle;
  const made = new Map(rows.map((row) => [row.id, row]));
  for (const row of await lockElsewhere(tx, lifecycle as Lifecycle<R>, rows)) {
    const values = row as Readonly<Record<string, unknown>>;
    const [id, from] = [String(values['id']), String(values[columns.state])];
    const wanted = made.get(id);
    if (!wanted) continue;
    const { state, set = {} } = wanted;
    const version = Number(values[columns.version]);
    await writeMove(tx, lifecycle as Lifecycle<R>, { id, version, from, to: state, set });
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
