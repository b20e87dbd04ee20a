import type { Actor } from '../http/request-context.ts';
import { ProblemError } from '../problem-error.ts';

declare const made: unique symbol;

/** How much of the product a user sees: everything, or only the demo. Only `sightOf` creates one. */
export type Sight = ('everything' | 'demo') & { readonly [made]: true };

/** Anything that belongs to the demo or is real. */
export interface Flagged {
  readonly demo: boolean;
}

/** An actor: a user, the server itself, or someone on the command line. */
type Acting = Actor | { readonly kind: 'command_line' };

/** Demo users are shared by strangers, so they see only demo data. For everyone else, policies alone decide. */
export const sightOf = (actor: Acting): Sight =>
  (actor.kind === 'person' && actor.demo ? 'demo' : 'everything') as Sight;

/** Whether it includes real data. */
export const seesEverything = (sight: Sight): boolean => sight === 'everything';

/** The narrowest sight that includes a thing. */
export const leastSightOf = ({ demo }: Flagged): Sight => (demo ? 'demo' : 'everything') as Sight;

/** Whether the user may see this thing at all; a missing thing is visible to no one. */
export function isInSight(sight: Sight, thing: Flagged): boolean;
export function isInSight<T extends Flagged>(sight: Sight, thing: T | null | undefined): thing is T;
export function isInSight(sight: Sight, thing: Flagged | null | undefined): boolean {
  return thing ? seesEverything(sight) || thing.demo : false;
}

/** Throws `access.not_allowed` if a demo user would change something real; missing things are up to the caller. */
export function refuseOutOfSight(actor: Acting, ...things: readonly (Flagged | undefined)[]): void {
  const sight = sightOf(actor);
  if (things.some((thing) => thing && !isInSight(sight, thing)))
    throw new ProblemError('access.not_allowed', { detail: 'The demonstration changes nothing that is real.' });
}

/** The demo flag of a new row: anything derived from the demo belongs to it. */
export const demoFlagOf = (...sources: readonly (Flagged | Acting | undefined)[]): { demo: boolean } => ({
  demo: sources.some((source) => source && 'demo' in source && source.demo),
});

/** Whether both belong to the demo, or neither. */
export const isSameWorld = (one: Flagged, other: Flagged): boolean => one.demo === other.demo;
