import { ProblemError } from '../problem-error.ts';
import type { Actor, Person } from './request-context.ts';

/** Returns the signed-in user. Throws `access.signed_out` if there is none. */
export function personOf(actor: Actor): Person {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return actor;
}
