/** Who can cause a transition: a role of the relationship, or the clock. */
export const MACHINE_ACTORS = ['patient', 'provider', 'organization', 'admin', 'system'] as const;
export type MachineActor = (typeof MACHINE_ACTORS)[number];

/** What an actor must provide with an action. */
export type Need = 'reason' | 'documents';

export interface Transition<S extends string> {
  from: readonly S[];
  to: S;
  by: readonly MachineActor[];
  needs?: Need;
  /** Who must provide it; everyone by default. */
  needsFrom?: readonly MachineActor[];
}

/** What the clock does to a row still in this state. An instant in the past is due immediately. */
export type Timer<A extends string, I extends string = never> =
  /** Counted from entering the state. */
  | { afterMinutes: number; action: A }
  /** Counted from an instant of the row, such as 48 h before `starts_at`; a row without it has no timer. */
  | { afterMinutes: number; of: I; action: A }
  | { beforeMinutes: number; of: I; action: A };

/** A state machine as a table: one place for states, tags, transitions and timers. */
export interface Machine<S extends string, A extends string, T extends string, I extends string = string> {
  name: string;
  initial: S;
  /** Instants of a row that timers count from; the server's lifecycle maps each to a column. */
  instants?: readonly I[];
  states: Readonly<Record<S, { tags: readonly T[]; timers?: readonly Timer<NoInfer<A>, NoInfer<I>>[] }>>;
  transitions: Readonly<Record<A, Transition<S>>>;
}

/** Declares a machine; the compiler checks states, actions, tags and instants against each other. */
export const defineMachine = <
  const S extends string,
  const A extends string,
  const T extends string,
  const I extends string = never,
>(
  machine: Machine<S, A, T, I>,
): Machine<S, A, T, I> => machine;

/** Returns the state an action leads to, or null if this actor may not take it from here. */
export function nextState<S extends string, A extends string, T extends string>(
  machine: Machine<S, A, T>,
  state: S,
  action: A,
  actor: MachineActor,
): S | null {
  const transition = machine.transitions[action];
  return transition.from.includes(state) && transition.by.includes(actor) ? transition.to : null;
}

/** Returns what an actor must provide with an action; undefined for nothing. */
export function needOf<S extends string, A extends string, T extends string>(
  machine: Machine<S, A, T>,
  action: A,
  actor: MachineActor,
): Need | undefined {
  const { needs, needsFrom } = machine.transitions[action];
  return needsFrom && !needsFrom.includes(actor) ? undefined : needs;
}

/** Returns the actions the actor may take from a state, in table order. */
export function actionsFor<S extends string, A extends string, T extends string>(
  machine: Machine<S, A, T>,
  state: S,
  actor: MachineActor,
): A[] {
  return (Object.keys(machine.transitions) as A[]).filter(
    (action) => nextState(machine, state, action, actor) !== null,
  );
}

/** Returns the states with a tag. */
export function statesTagged<S extends string, A extends string, T extends string>(
  machine: Machine<S, A, T>,
  tag: T,
): S[] {
  return (Object.keys(machine.states) as S[]).filter((state) => machine.states[state].tags.includes(tag));
}

/**
 * Returns the faults of a table: unreachable states, states without an exit that are not tagged `final`, and timers
 * whose action the system may not take from their state.
 */
export function machineFaults<S extends string, A extends string, T extends string>(
  machine: Machine<S, A, T>,
): string[] {
  const transitions = Object.values<Transition<S>>(machine.transitions);
  const reachable = new Set<S>([machine.initial]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { from, to } of transitions) {
      if (!reachable.has(to) && from.some((state) => reachable.has(state))) grown = Boolean(reachable.add(to));
    }
  }
  return (Object.keys(machine.states) as S[]).flatMap((state): string[] => {
    const final = (machine.states[state].tags as readonly string[]).includes('final');
    const leaves = transitions.some(({ from }) => from.includes(state));
    return [
      ...(reachable.has(state) ? [] : [`${machine.name}: nothing leads to ${state}`]),
      ...(final || leaves ? [] : [`${machine.name}: nothing leads out of ${state}`]),
      ...(machine.states[state].timers ?? [])
        .filter(({ action }) => nextState(machine, state, action, 'system') === null)
        .map(({ action }) => `${machine.name}: the timer of ${state} may not ${action}`),
    ];
  });
}
