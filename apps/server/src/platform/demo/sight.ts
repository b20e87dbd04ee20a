import type { Actor } from '../http/request-context.ts';
import { ProblemError } from '../problem-error.ts';

declare const made: unique symbol;

/** How much of the product somebody meets: everything, or only what belongs to the demo. Only `sightOf` makes one. */
export type Sight = ('everything' | 'demo') & { readonly [made]: true };

/** Whatever belongs to the demo or is real. */
export interface Flagged {
  readonly demo: boolean;
}

/** Whoever acts: a person, the server itself or somebody at the machine. */
type Acting = Actor | { readonly kind: 'command_line' };

/** People of the demo are shared by strangers, so they meet only what belongs to it. Everybody else is judged by policies alone. */
export const sightOf = (actor: Acting): Sight =>
  (actor.kind === 'person' && actor.demo ? 'demo' : 'everything') as Sight;

/** Whether it includes what is real. */
export const seesEverything = (sight: Sight): boolean => sight === 'everything';

/** Whether somebody meets this thing at all; a thing that is not there is met by nobody. */
export function isInSight(sight: Sight, thing: Flagged): boolean;
export function isInSight<T extends Flagged>(sight: Sight, thing: T | null | undefined): thing is T;
export function isInSight(sight: Sight, thing: Flagged | null | undefined): boolean {
  return thing ? seesEverything(sight) || thing.demo : false;
}

/** Throws `access.not_allowed` when a person of the demo would change something real; a thing that is not there is the caller's. */
export function refuseOutOfSight(actor: Acting, ...things: readonly (Flagged | undefined)[]): void {
  const sight = sightOf(actor);
  if (things.some((thing) => thing && !isInSight(sight, thing)))
    throw new ProblemError('access.not_allowed', { detail: 'The demonstration changes nothing that is real.' });
}

/** The flag of a new row: what comes from something of the demo belongs to it. */
export const demoFlagOf = (...sources: readonly (Flagged | Acting | undefined)[]): { demo: boolean } => ({
  demo: sources.some((source) => source && 'demo' in source && source.demo),
});

/** Whether both belong to the demo, or neither. */
export const isSameWorld = (one: Flagged, other: Flagged): boolean => one.demo === other.demo;
