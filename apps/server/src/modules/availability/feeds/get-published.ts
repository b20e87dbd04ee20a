import { minutesOf, stretchesOf, wallDay } from '@travesia/contracts/availability';
import { calendar } from '../../../platform/calendar.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FeedDeps } from '../availability-deps.ts';
import type { CalendarRow } from '../calendars/calendars.repo.ts';
import { readClinic } from '../calendars/read-clinic.ts';
import { findPublished } from './feeds.repo.ts';
import { type Published, writeIcal } from './ical/write-ical.ts';

/** Days ahead that are published. */
const PUBLISHED_DAYS = 180;

/** A published calendar as iCal. Throws `request.not_found`, and `availability.published_gone` once it was revoked. */
export async function getPublishedQuery(deps: FeedDeps, file: string): Promise<string> {
  const { db } = deps.database;
  const found = await findPublished(db, deps.hash(file.replace(/\.ics$/, '')));
  if (!found) throw new ProblemError('request.not_found');
  if (found.revoked) throw new ProblemError('availability.published_gone');
  const { resources, place, today, now } = await readClinic(deps, db, found);
  const row = resources.find((one) => one.row?.id === found.calendarId)?.row;
  const until = calendar.addDays(today, PUBLISHED_DAYS);
  const times = row
    ? [...takenTimes(row, until, place.timeZone), ...closedTimes(row, today, until, place.timeZone)]
    : [];
  return writeIcal(
    times.sort((one, other) => one.start.getTime() - other.start.getTime()),
    { host: new URL(deps.origin).hostname, at: now },
  );
}

function takenTimes({ busy }: CalendarRow, until: string, timeZone: string): Published[] {
  const end = Date.parse(calendar.startOfDay(until, timeZone));
  return busy
    .map(({ sourceId, startsAt, endsAt }) => ({
      id: `${sourceId}-${Date.parse(startsAt) / 1000}`,
      start: new Date(startsAt),
      end: new Date(endsAt),
    }))
    .filter(({ start }) => start.getTime() < end);
}

/** Exceptions that close it, one time for each of their days. */
function closedTimes({ exceptions }: CalendarRow, today: string, until: string, timeZone: string): Published[] {
  return exceptions
    .filter(({ kind }) => kind === 'closed')
    .flatMap(({ id, fromDate, toDate, starts, ends }) => {
      const times: Published[] = [];
      const last = toDate < until ? toDate : until;
      for (let date = fromDate > today ? fromDate : today; date <= last; date = calendar.addDays(date, 1)) {
        const clock = wallDay(calendar, date, timeZone);
        for (const { start, end } of stretchesOf(clock, starts ? minutesOf(starts) : 0, ends ? minutesOf(ends) : 1440))
          times.push({ id: `${id}-${start / 1000}`, start: new Date(start), end: new Date(end) });
      }
      return times;
    });
}
