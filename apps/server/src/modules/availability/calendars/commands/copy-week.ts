import { type copyWeek as copyWeekCall, MOST_EXCEPTIONS } from '@travesia/contracts/availability';
import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { calendar as dates } from '../../../../platform/calendar.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { addExceptions, listExceptions, type NewExceptionRow, raiseVersions } from '../calendars-write.repo.ts';
import { lockCalendars } from '../lock-calendars.ts';
import { mondayOf } from '../queries/get-week.ts';

/** Copies the exceptions of one week to others. Throws `availability.no_calendar` and `availability.too_many_exceptions`. */
export async function copyWeek(
  deps: AvailabilityDeps,
  { resource, week, to_weeks: toWeeks }: EndpointArgs<typeof copyWeekCall>['body'],
  actor: Actor,
): Promise<EndpointOutput<typeof copyWeekCall>> {
  const scope = ofClinic(actor);
  const at = deps.clock.now();
  const monday = mondayOf(week);
  const mondays = [...new Set(toWeeks.map(mondayOf))].filter((one) => one !== monday);
  return unitOfWork(deps.database, async (tx) => {
    const { clinic, locked } = await lockCalendars(deps, tx, scope, [resource]);
    const [one] = locked;
    if (!one) throw new ProblemError('availability.no_calendar');
    const { calendar } = one;
    const before = await listExceptions(tx, calendar.id);
    const known = new Set(before.map(keyOf));
    const added = mondays
      .flatMap((other) => shiftWeek(before, monday, dates.daysBetween(monday, other)))
      .filter((row) => !known.has(keyOf(row)));
    if (before.filter(({ toDate }) => toDate >= clinic.today).length + added.length > MOST_EXCEPTIONS)
      throw new ProblemError('availability.too_many_exceptions');
    await addExceptions(
      tx,
      added.map((row) => ({ ...row, calendarId: calendar.id })),
      at,
    );
    if (added.length) {
      await raiseVersions(tx, [calendar.id], at);
      await refreshNextFree(deps, tx, [scope.providerId]);
      await appendAudit(tx, {
        action: 'availability.copied',
        actor,
        at,
        target: { type: 'calendar', id: calendar.id },
        facts: { what: 'week', week: monday, weeks: mondays.length, exceptions: added.length },
      });
    }
    const version = calendar.version + (added.length ? 1 : 0);
    return { calendars: [{ resource, version }], exceptions: added.length };
  });
}

/** The part of each exception that lies in a week, moved by days. */
function shiftWeek(rows: readonly NewExceptionRow[], monday: string, days: number): NewExceptionRow[] {
  const sunday = dates.addDays(monday, 6);
  return rows
    .filter(({ fromDate, toDate }) => fromDate <= sunday && toDate >= monday)
    .map(({ kind, fromDate, toDate, starts, ends, mode, label }) => ({
      id: uuidv7(),
      kind,
      fromDate: dates.addDays(fromDate < monday ? monday : fromDate, days),
      toDate: dates.addDays(toDate > sunday ? sunday : toDate, days),
      starts,
      ends,
      mode,
      label,
    }));
}

const keyOf = ({ kind, fromDate, toDate, starts, ends, mode }: NewExceptionRow): string =>
  [kind, fromDate, toDate, starts, ends, mode].join(' ');
