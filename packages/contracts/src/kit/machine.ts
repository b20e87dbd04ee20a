/** Who can cause a transition: a role of the relationship, or the clock. */
export type MachineActor = 'patient' | 'provider' | 'organization' | 'admin' | 'system';

export interface Transition<S extends string> {
  from: readonly S[];
  to: S;
  by: readonly MachineActor[];
  /** What the actor must give with it. */
  needs?: 'reason' | 'documents';
}

export interface Timer<A extends string> {
  /** Minutes after entering the state. */
  afterMinutes: number;
  action: A;
}

/** A state machine as a table: one place for states, tags, transitions and timers. */
export interface Machine<S extends string, A extends string, T extends string> {
  name: string;
  initial: S;
  states: Readonly<Record<S, { tags: readonly T[]; timer?: Timer<NoInfer<A>> }>>;
  transitions: Readonly<Record<A, Transition<S>>>;
}

/** Declares a machine; states, actions and tags are checked against each other by the compiler. */
export const defineMachine = <const S extends string, const A extends string, const T extends string>(
  machine: Machine<S, A, T>,
): Machine<S, A, T> => machine;

/** The state an action leads to, or null when the table does not allow it from here by this actor. */
export function nextState<S extends string, A extends string, T extends string>(
  machine: Machine<S, A, T>,
  state: S,
  action: A,
  actor: MachineActor,
): S | null {
  const transition = machine.transitions[action];
  return transition.from.includes(state) && transition.by.includes(actor) ? transition.to : null;
}

/** Actions the actor may take from a state, in the table's order. */
export function actionsFor<S extends string, A extends string, T extends string>(
  machine: Machine<S, A, T>,
  state: S,
  actor: MachineActor,
): A[] {
  return (Object.keys(machine.transitions) as A[]).filter(
    (action) => nextState(machine, state, action, actor) !== null,
  );
}

/** States that carry a tag. */
export function statesTagged<S extends string, A extends string, T extends string>(
  machine: Machine<S, A, T>,
  tag: T,
): S[] {
  return (Object.keys(machine.states) as S[]).filter((state) => machine.states[state].tags.includes(tag));
}

/** What is wrong with a table: states nobody reaches, and states without a way out that are not tagged `final`. */
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
  return (Object.keys(machine.states) as S[]).flatMap((state) => {
    const final = (machine.states[state].tags as readonly string[]).includes('final');
    const leaves = transitions.some(({ from }) => from.includes(state));
    return [
      ...(reachable.has(state) ? [] : [`${machine.name}: nothing leads to ${state}`]),
      ...(final || leaves ? [] : [`${machine.name}: nothing leads out of ${state}`]),
    ];
  });
}
