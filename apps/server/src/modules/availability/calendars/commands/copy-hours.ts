import type { copyHours as copyHoursCall } from '@travesia/contracts/availability';
import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { listWindows, replaceWindows, writeCalendar } from '../calendars-write.repo.ts';
import { lockResources } from '../lock-calendars.ts';

/** Copies weekly hours and visit settings to other clinicians or rooms. Throws `availability.no_calendar`. */
export async function copyHours(
  deps: AvailabilityDeps,
  { from, to }: EndpointArgs<typeof copyHoursCall>['body'],
  actor: Actor,
): Promise<EndpointOutput<typeof copyHoursCall>> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { locked } = await lockResources(deps, tx, scope, [from, ...to]);
    const source = locked.find(({ ref }) => ref.id === from.id)?.calendar;
    if (!source) throw new ProblemError('availability.no_calendar');
    const windows = await listWindows(tx, source.id);
    const { visits, slotMinutes, bufferBeforeMinutes, bufferAfterMinutes, noticeHours, horizonDays } = source;
    const { maxPerDay, observesHolidays } = source;
    const changed: EndpointOutput<typeof copyHoursCall>['calendars'] = [];
    for (const { ref, calendar: existing } of locked) {
      if (ref.id === from.id) continue;
      const saved = await writeCalendar(
        tx,
        existing,
        {
          providerId: scope.providerId,
          clinicianId: ref.type === 'clinician' ? ref.id : null,
          roomId: ref.type === 'room' ? ref.id : null,
          // What its hours are for is a matter of the room or person.
          visits: existing?.visits ?? visits,
          slotMinutes,
          bufferBeforeMinutes,
          bufferAfterMinutes,
          noticeHours,
          horizonDays,
          maxPerDay,
          observesHolidays,
        },
        at,
      );
      await replaceWindows(
        tx,
        saved.id,
        windows.map(({ id: _id, calendarId: _calendarId, ...window }) => window),
      );
      changed.push({ resource: ref, version: saved.version });
    }
    await refreshNextFree(deps, tx, [scope.providerId]);
    await appendAudit(tx, {
      action: 'availability.copied',
      actor,
      at,
      target: { type: 'calendar', id: source.id },
      facts: { what: 'hours', calendars: changed.length },
    });
    return { calendars: changed, exceptions: 0 };
  });
}
