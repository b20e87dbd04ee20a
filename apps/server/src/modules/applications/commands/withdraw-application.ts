import type { Application } from '@travesia/contracts/applications';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { applicationLifecycle } from '../application.lifecycle.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { ownApplications } from '../applications.policy.ts';
import { lockVersion } from '../lock-own.ts';
import { readApplication } from '../read-application.ts';

/** Withdraws an application. Throws `application.not_editable` once it has its final answer. */
export async function withdrawApplication(
  { database, clock }: ApplicationsDeps,
  actor: Actor,
  id: string,
  version: number,
): Promise<Application> {
  const scope = ownApplications(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockVersion(tx, clock, scope, id, version);
    await transition(tx, applicationLifecycle, { row, action: 'withdraw', actor, as: 'provider', at });
    return readApplication(tx, clock, scope, id);
  });
}
