import { type blockDates as blockDatesCall, conflictsOf, MOST_EXCEPTIONS } from '@travesia/contracts/availability';
import type { EndpointArgs, EndpointOutput, Locale } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { addExceptions, listExceptions, raiseVersions } from '../calendars-write.repo.ts';
import { presentResource } from '../calendars.presenter.ts';
import { presentConflict } from '../conflicts.presenter.ts';
import { lockCalendars } from '../lock-calendars.ts';
import { busyOf, contextOf, planOf } from '../plan-of.ts';
import { exceptionColumns } from '../to-columns.ts';

/**
 * Adds the same exception to several calendars. Throws `availability.resource_not_found`, `availability.no_calendar` and
 * `availability.too_many_exceptions`.
 */
export async function blockDates(
  deps: AvailabilityDeps,
  { resources, exception }: EndpointArgs<typeof blockDatesCall>['body'],
  language: Locale,
  actor: Actor,
): Promise<EndpointOutput<typeof blockDatesCall>> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { clinic, locked } = await lockCalendars(deps, tx, scope, resources);
    const added = locked.map((one) => ({ ...one, exceptionId: uuidv7() }));
    for (const { calendar } of added)
      if (
        (await listExceptions(tx, calendar.id)).filter(({ toDate }) => toDate >= clinic.today).length >= MOST_EXCEPTIONS
      )
        throw new ProblemError('availability.too_many_exceptions');
    await addExceptions(
      tx,
      added.map(({ calendar, exceptionId }) => ({
        ...exceptionColumns(exception),
        id: exceptionId,
        calendarId: calendar.id,
      })),
      at,
    );
    await raiseVersions(
      tx,
      added.map(({ calendar }) => calendar.id),
      at,
    );
    await refreshNextFree(deps, tx, [scope.providerId]);
    await appendAudit(tx, {
      action: 'availability.blocked',
      actor,
      at,
      target: { type: 'provider', id: scope.providerId },
      facts: {
        kind: exception.kind,
        from_date: exception.from_date,
        to_date: exception.to_date,
        calendars: added.length,
      },
    });
    const { from_date: from, to_date: to } = exception;
    return {
      exceptions: added.map(({ ref, exceptionId, calendar }) => ({
        resource: ref,
        exception_id: exceptionId,
        version: calendar.version + 1,
      })),
      conflicts: added.flatMap(({ resource, row, exceptionId }) => {
        if (!row) return [];
        const plan = { ...planOf(row), exceptions: [{ ...exception, id: exceptionId }] };
        const busy = busyOf(row.busy).filter(({ source }) => source === 'booking');
        const context = { ...contextOf(clinic.place, row, clinic.now, from, to), busy };
        return conflictsOf(plan, context, from, to)
          .filter(({ exception: by }) => by !== null)
          .map((conflict) => presentConflict(conflict, presentResource(resource, language)));
      }),
    };
  });
}
