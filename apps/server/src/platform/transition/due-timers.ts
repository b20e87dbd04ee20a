import type { Machine, Timer } from '@travesia/contracts/kit';

export interface DueTimer {
  /** Its index among the state's timers. */
  place: number;
  action: string;
  dueAt: Date;
}

const MINUTE_MS = 60_000;

/** When a state's timers are due: counted from entering it at `entered`, or from instants of the row. */
export function dueTimers(
  machine: Machine<string, string, string>,
  state: string,
  { entered, instantOf }: { entered: Date; instantOf: (name: string) => Date | null },
): DueTimer[] {
  return (machine.states[state]?.timers ?? []).flatMap((timer, place) => {
    const from = 'of' in timer ? instantOf(timer.of) : entered;
    return from ? [{ place, action: timer.action, dueAt: new Date(from.getTime() + minutes(timer) * MINUTE_MS) }] : [];
  });
}

/** Indexes of a state's timers that count from instants of the row. */
export const placesByInstant = (machine: Machine<string, string, string>, state: string): number[] =>
  (machine.states[state]?.timers ?? []).flatMap((timer, place) => ('of' in timer ? [place] : []));

const minutes = (timer: Timer<string, string>): number =>
  'beforeMinutes' in timer ? -timer.beforeMinutes : timer.afterMinutes;
