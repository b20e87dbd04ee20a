import type { AvailabilityCalendar, listCalendars } from '@travesia/contracts/availability';
import type { EndpointOutput, Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../../platform/calendar.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { type ClinicScope, ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { countFeeds } from '../calendars.repo.ts';
import { mayChange, presentCalendar, presentSummary } from '../calendars.presenter.ts';
import { firstFree } from '../first-free.ts';
import { contextOf, endOfHour, planOf } from '../plan-of.ts';
import { pickResource, readClinic } from '../read-clinic.ts';

interface Asked {
  clinician?: string | undefined;
  room?: string | undefined;
  language: Locale;
}

/** The calendar of a clinician or room of the request's clinic. */
export const getCalendarQuery = (deps: AvailabilityDeps, asked: Asked, actor: Actor): Promise<AvailabilityCalendar> =>
  showCalendar(deps, deps.database.db, ofClinic(actor), asked);

/** Same, but also usable in a transaction. */
export async function showCalendar(
  deps: AvailabilityDeps,
  db: Db | Tx,
  scope: ClinicScope,
  asked: Asked,
): Promise<AvailabilityCalendar> {
  const clinic = await readClinic(deps, db, scope);
  const { resource, row } = pickResource(clinic, asked);
  const shown = { ...clinic, language: asked.language, person: scope.person };
  return presentCalendar(resource, row, shown, calendar.addDays);
}

/** All clinicians and rooms of the request's clinic with a summary of their calendars. */
export async function listCalendarsQuery(
  deps: AvailabilityDeps,
  language: Locale,
  actor: Actor,
): Promise<EndpointOutput<typeof listCalendars>> {
  const scope = ofClinic(actor);
  const { db } = deps.database;
  const { place, now, today, resources } = await readClinic(deps, db, scope);
  const feeds = await countFeeds(db, scope);
  const until = calendar.addDays(today, 366);
  return {
    data: resources.map(({ resource, row }) => {
      const free = row
        ? firstFree(planOf(row), contextOf(place, row, endOfHour(now), today, until))
        : { any: null, online: null };
      return presentSummary(
        resource,
        row,
        free,
        feeds.find(({ calendarId }) => calendarId === row?.id),
        language,
      );
    }),
    time_zone: place.timeZone,
    actions: mayChange(scope.person) ? ['change'] : [],
  };
}
