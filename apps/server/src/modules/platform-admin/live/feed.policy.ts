import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

/** Admins watch the platform; a demo admin, who can be any visitor, watches the demo. Throws `access.not_allowed`. */
export function watches(actor: Actor): Sight {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return sightOf(actor);
}
