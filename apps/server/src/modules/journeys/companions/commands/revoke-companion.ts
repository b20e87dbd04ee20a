import type { Companion, CompanionEnd } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { companionLifecycle } from '../companion.lifecycle.ts';
import { presentCompanion } from '../companions.presenter.ts';
import { lockOwnCompanion } from '../lock-own-companion.ts';

/**
 * Ends what a companion may read, at once. Throws `journeys.not_found`, `journeys.companion_not_found`, `journeys.companion_not_possible` and
 * `request.stale_version`.
 */
export async function revokeCompanion(
  { database, clock, seal }: JourneysDeps,
  ids: { id: string; companionId: string },
  { version }: CompanionEnd,
  actor: Actor,
): Promise<Companion> {
  const scope = ofPatient(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockOwnCompanion(tx, scope, ids, 'revoke');
    const ended = await transition(tx, companionLifecycle, {
      row,
      version,
      action: 'revoke',
      actor,
      as: 'patient',
      at,
    });
    return presentCompanion(seal, ended);
  });
}
