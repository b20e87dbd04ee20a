import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ownContext } from '../contexts.policy.ts';
import { endOpenContext } from '../end-open-context.ts';

/** Ends the context of the user's session, if any. */
export async function leaveContext(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  actor: Actor,
): Promise<void> {
  const scope = ownContext(actor);
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'provider context', [scope.person.sessionId]);
    await endOpenContext(tx, scope, clock.now());
  });
}
