import { type BusyInterval, type DayPlan, planDays, type SlotContext, type SlotPlan } from './slots.ts';
import { minutesOf, stretchesOf, wallDay } from './wall-day.ts';

/** A taken time that doesn’t fit a plan. */
export interface PlanConflict<B extends BusyInterval = BusyInterval> {
  kind: 'visit_in_closed' | 'visit_outside_hours' | 'busy_in_hours';
  date: string;
  busy: B;
  /** Free times it takes away. */
  lostSlots: number;
  /** The exception that covers it, if one does. */
  exception: SlotPlan['exceptions'][number] | null;
}

/**
 * What doesn’t fit a plan between two dates: bookings in closed times or outside the hours, and events of other calendars
 * that take time from the hours. Times before now are left out.
 */
export function conflictsOf<B extends BusyInterval>(
  plan: SlotPlan,
  context: Omit<SlotContext, 'busy'> & { busy: readonly B[] },
  from: string,
  to: string,
): PlanConflict<B>[] {
  const now = Date.parse(context.now);
  const undisturbed = new Map(planDays(plan, { ...context, busy: [] }, from, to).map((day) => [day.date, day]));
  return context.busy
    .filter(({ ends_at: ends }) => Date.parse(ends) > now)
    .flatMap((busy) => {
      const date = context.calendar.dateAt(busy.starts_at, context.timeZone);
      const day = undisturbed.get(date);
      const conflict = day && conflictOf(day, busy, context);
      return conflict ? [{ ...conflict, date, busy }] : [];
    })
    .sort((one, other) => Date.parse(one.busy.starts_at) - Date.parse(other.busy.starts_at));
}

function conflictOf(
  day: DayPlan,
  busy: BusyInterval,
  { calendar, timeZone }: Omit<SlotContext, 'busy'>,
): Pick<PlanConflict, 'kind' | 'lostSlots' | 'exception'> | null {
  const start = Date.parse(busy.starts_at);
  const end = Date.parse(busy.ends_at);
  const lostSlots = day.free.filter((slot) => slot.start < end && start < slot.end).length;
  if (busy.source === 'feed') return lostSlots ? { kind: 'busy_in_hours', lostSlots, exception: null } : null;
  const clock = wallDay(calendar, day.date, timeZone);
  const exception =
    day.closed.find(({ starts, ends }) =>
      stretchesOf(clock, starts ? minutesOf(starts) : 0, ends ? minutesOf(ends) : 1440).some(
        (one) => one.start < end && start < one.end,
      ),
    ) ?? null;
  if (exception) return { kind: 'visit_in_closed', lostSlots: 0, exception };
  if (day.open.some((hours) => hours.start <= start && end <= hours.end)) return null;
  return { kind: day.closedByHoliday ? 'visit_in_closed' : 'visit_outside_hours', lostSlots: 0, exception: null };
}
