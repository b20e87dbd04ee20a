import type { Machine } from '@travesia/contracts/kit';
import type { Tx } from '../db/database.ts';
import { dueTimers, placesByInstant } from './due-timers.ts';
import type { Lifecycle } from './lifecycle.ts';
import { insertTimers, replaceTimers } from './timers.repo.ts';

/** Whether a machine has timers at all; most have none and skip the cost. */
export const hasTimers = (machine: Machine<string, string, string>): boolean =>
  Object.values(machine.states).some(({ timers }) => timers?.length);

/** Deletes the timers of the previous state and sets those of the new one. The caller must lock the row. */
export const setTimers = (tx: Tx, lifecycle: Lifecycle, row: object, entered: Date): Promise<void> =>
  write(tx, lifecycle, row, entered);

/**
 * Recomputes timers that count from instants, after these changed without a transition, such as a booking moved to
 * another day. Timers that count from entering the state stay. The caller must lock the row.
 */
export const resetTimers = <R extends object>(tx: Tx, lifecycle: Lifecycle<R>, row: R, at: Date): Promise<void> => {
  const values = row as Readonly<Record<string, unknown>>;
  return write(
    tx,
    lifecycle as Lifecycle,
    row,
    at,
    placesByInstant(lifecycle.machine, String(values[lifecycle.columns.state])),
  );
};

/** Sets the timers of the state that a new row begins in. */
export const beginTimers = (tx: Tx, lifecycle: Lifecycle, row: object, entered: Date): Promise<void> =>
  insertTimers(tx, timersOf(lifecycle, row, entered));

function write(tx: Tx, lifecycle: Lifecycle, row: object, entered: Date, places?: readonly number[]): Promise<void> {
  const id = String((row as Readonly<Record<string, unknown>>)['id']);
  const rows = timersOf(lifecycle, row, entered).filter(({ place }) => !places || places.includes(place));
  return replaceTimers(tx, lifecycle, id, rows, places);
}

function timersOf({ machine, entity, columns }: Lifecycle, row: object, entered: Date) {
  const values = row as Readonly<Record<string, unknown>>;
  const [id, state] = [String(values['id']), String(values[columns.state])];
  const instantOf = (name: string) => {
    const instant = values[columns.instants[name] ?? ''];
    return instant instanceof Date ? instant : null;
  };
  return dueTimers(machine, state, { entered, instantOf }).map((timer) => ({
    ...timer,
    machine: machine.name,
    entity,
    entityId: id,
    state,
  }));
}
