import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { raiseVersions, takeException } from '../calendars-write.repo.ts';

/** Removes an exception; the weekly hours apply again. Throws `availability.exception_not_found`. */
export async function removeException(deps: AvailabilityDeps, id: string, actor: Actor): Promise<void> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await lockClinicOf(tx, scope);
    const taken = await takeException(tx, scope, id);
    if (!taken) throw new ProblemError('availability.exception_not_found');
    await raiseVersions(tx, [taken.calendarId], at);
    await refreshNextFree(deps, tx, [scope.providerId]);
    await appendAudit(tx, {
      action: 'availability.exception_removed',
      actor,
      at,
      target: { type: 'calendar', id: taken.calendarId },
      facts: { kind: taken.kind, from_date: taken.fromDate, to_date: taken.toDate },
    });
  });
}
