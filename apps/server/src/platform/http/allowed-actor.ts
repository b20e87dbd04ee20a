import type { Endpoint } from '@travesia/contracts/kit';
import type { FastifyRequest } from 'fastify';
import type { NoteRefusal } from '../audit/note-refusals.ts';
import { refuseClosedAct } from '../demo/closed-acts.ts';
import { ProblemError } from '../problem-error.ts';
import { authorize } from './authenticate.ts';
import type { Actor } from './request-context.ts';
import { duringCall } from './running-call.ts';
import { actorOnSide, type TakeSide } from './take-side.ts';

interface Deps {
  takeSide: TakeSide | undefined;
  noteRefusal: NoteRefusal | undefined;
}

/** Returns who makes a call and for whom; throws if they may not, and records it if they are signed in. */
export async function allowedActor(
  request: FastifyRequest,
  endpoint: Endpoint,
  signedIn: Actor,
  { takeSide, noteRefusal }: Deps,
): Promise<Actor> {
  let actor = signedIn;
  try {
    actor = await actorOnSide(request, endpoint, signedIn, takeSide);
    authorize(endpoint, actor);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'access.not_allowed' && actor.kind === 'person') {
      const person = actor;
      await duringCall(request.id, () => noteRefusal?.(person, endpoint));
    }
    throw error;
  }
  // Not recorded: demo visitors are expected to try this.
  refuseClosedAct(endpoint, actor);
  return actor;
}
