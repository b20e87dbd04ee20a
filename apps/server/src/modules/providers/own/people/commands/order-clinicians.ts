import type { View } from '@travesia/contracts/catalog';
import type { OwnClinicians } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import type { ClinicDeps } from '../../clinic-deps.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { lockClinicOf } from '../../lock-clinic.ts';
import { listOwnRows, placeClinicians } from '../people.repo.ts';
import { isWholeOrder } from '../people.rules.ts';
import { showClinicians } from '../show-people.ts';

/** Orders the clinicians of the request's clinic. Throws `request.stale_version` if they are others by now. */
export async function orderClinicians(
  deps: ClinicDeps,
  ids: readonly string[],
  view: View,
  actor: Actor,
): Promise<OwnClinicians> {
  const scope = ofClinic(actor);
  const reference = await deps.reference();
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { id: providerId } = await lockClinicOf(tx, scope);
    const present = (await listOwnRows(tx, scope)).filter(({ archivedAt }) => !archivedAt).map(({ id }) => id);
    if (!isWholeOrder(ids, present))
      throw new ProblemError('request.stale_version', {
        present: await showClinicians(deps, reference, tx, scope, view),
      });
    if (present.every((id, place) => id === ids[place])) return;
    await placeClinicians(tx, ids);
    const target = { type: 'provider', id: providerId };
    await appendAudit(tx, { action: 'clinic.clinicians_ordered', actor, at, contextProviderId: providerId, target });
  });
  return showClinicians(deps, reference, deps.database.db, scope, view);
}
