import type { Locale } from '@travesia/contracts/kit';
import type { ClinicProfile } from '@travesia/contracts/providers';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { ClinicDeps } from '../../own/clinic-deps.ts';
import { ofClinic } from '../../own/clinic.policy.ts';
import { getClinicProfileQuery } from '../../own/queries/get-clinic-profile.ts';
import { lockOwnProvider } from '../../writing/providers-write.repo.ts';
import { changeRequestLifecycle } from '../change-request.lifecycle.ts';
import { lockChange } from '../change-requests.repo.ts';
import { actsAs } from '../request-change.ts';

/** Takes a waiting request back. Throws `providers.change_not_found` and `providers.change_decided`. */
export async function withdrawChange(
  deps: ClinicDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<ClinicProfile> {
  const { providerId, person } = ofClinic(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    // The clinic first, like everyone else who locks both.
    const clinic = await lockOwnProvider(tx, providerId);
    if (!clinic) throw new ProblemError('access.no_clinic');
    refuseOutOfSight(person, clinic);
    const row = await lockChange(tx, providerId, id);
    if (!row) throw new ProblemError('providers.change_not_found');
    await transition(tx, changeRequestLifecycle, { row, action: 'withdraw', actor, as: actsAs(person), at });
  });
  return getClinicProfileQuery(deps, language, actor);
}
