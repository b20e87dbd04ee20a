import { ProblemError } from '../problem-error.ts';
import type { Actor, Person } from './request-context.ts';

/** The signed-in person. Throws `access.signed_out` when it is nobody. */
export function personOf(actor: Actor): Person {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return actor;
}
