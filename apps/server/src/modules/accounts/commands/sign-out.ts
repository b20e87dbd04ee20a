import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/** Ends the session that asks. */
export async function signOut({ database, clock }: AccountsDeps, actor: Actor): Promise<void> {
  if (actor.kind !== 'person') return;
  await unitOfWork(database, (tx) =>
    endSessions(tx, { userId: actor.userId, only: actor.sessionId, because: 'signed_out', at: clock.now() }),
  );
}
