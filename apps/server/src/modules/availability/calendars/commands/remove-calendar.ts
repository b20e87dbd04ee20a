import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockClinicOf, ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { lockCalendar, removeCalendar as removeRow } from '../calendars-write.repo.ts';
import { showCalendar } from '../queries/get-calendar.ts';
import { pickResource, readClinic, refOf } from '../read-clinic.ts';

/** Removes a calendar with its exceptions and feeds. Throws `availability.no_calendar` and `request.stale_version`. */
export async function removeCalendar(
  deps: AvailabilityDeps,
  asked: Parameters<typeof showCalendar>[3],
  seen: number,
  actor: Actor,
): Promise<void> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await lockClinicOf(tx, scope);
    const { resource } = pickResource(await readClinic(deps, tx, scope), asked);
    const existing = await lockCalendar(tx, scope, refOf(asked));
    if (!existing) throw new ProblemError('availability.no_calendar');
    if (existing.version !== seen)
      throw new ProblemError('request.stale_version', { present: await showCalendar(deps, tx, scope, asked) });
    await removeRow(tx, existing.id);
    await refreshNextFree(deps, tx, [scope.providerId]);
    await appendAudit(tx, {
      action: 'availability.removed',
      actor,
      at,
      target: { type: 'calendar', id: existing.id },
      facts: { resource: resource.type, resource_id: resource.id },
    });
  });
}
