import {
  type AvailabilityPreview,
  type CalendarDraft,
  conflictsOf,
  overlappingWindows,
  type ResourceRef,
  slotsOf,
} from '@travesia/contracts/availability';
import type { Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../../platform/calendar.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ofClinic } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { presentHolidays, presentResource } from '../calendars.presenter.ts';
import { checkRange } from '../check-range.ts';
import { checkWindows } from '../check-windows.ts';
import { presentConflict } from '../conflicts.presenter.ts';
import { firstFree } from '../first-free.ts';
import { busyOf, contextOf, endOfHour } from '../plan-of.ts';
import { pickResource, queryOf, readClinic } from '../read-clinic.ts';

interface Asked {
  resource: ResourceRef;
  calendar: CalendarDraft;
  start_date: string;
  end_date: string;
}

/** What a calendar would offer if it were saved. */
export async function previewQuery(
  deps: AvailabilityDeps,
  { resource: ref, calendar: draft, start_date: from, end_date: to }: Asked,
  language: Locale,
  actor: Actor,
): Promise<AvailabilityPreview> {
  checkRange(from, to);
  checkWindows(overlappingWindows(draft.windows));
  const { db } = deps.database;
  const clinic = await readClinic(deps, db, ofClinic(actor));
  const { resource, row } = pickResource(clinic, queryOf(ref));
  const until = calendar.addDays(clinic.today, 366);
  const taken = row ?? { busy: [], capacity: resource.capacity };
  const context = contextOf(clinic.place, taken, endOfHour(clinic.now), clinic.today, until > to ? until : to);
  const data = slotsOf(draft, context, from, to);
  const busy = busyOf(taken.busy).filter(
    ({ starts_at: starts, ends_at: ends }) =>
      calendar.dateAt(starts, clinic.place.timeZone) <= to && calendar.dateAt(ends, clinic.place.timeZone) >= from,
  );
  return {
    data,
    total: data.length,
    first_free_on: firstFree(draft, context).any,
    busy,
    holidays: presentHolidays(clinic.place, from, to, language),
    conflicts: conflictsOf(draft, { ...context, busy }, from, to).map((conflict) =>
      presentConflict(conflict, presentResource(resource, language)),
    ),
    time_zone: clinic.place.timeZone,
    now: clinic.now.toISOString(),
  };
}
