import type { Calendar } from '../../kit/calendar.ts';
import type { StepAnchor } from '../stages.ts';
import type { JourneyFacts, JourneyStep } from './journey-steps.schema.ts';

/** What is chosen for one patient: calendar dates in the clinic's zone. */
export interface JourneyDates {
  booking: string;
  procedure: string;
  /** The treatment of a second trip; by the catalog's healing time until it is chosen. */
  second?: string | null;
}

export type TripDates = Readonly<Record<StepAnchor, string>>;

/** A step with the dates it has for one patient. */
export interface PlannedTask {
  step: JourneyStep;
  trip: 1 | 2;
  /** The first day; the same as `due` if it takes one day. */
  starts: string;
  due: string;
  /** Days on which the owner is reminded, earliest first. */
  reminders: string[];
}

export interface PlannedJourney {
  /** One per trip, with the earliest flight home that the catalog allows. */
  trips: TripDates[];
  /** By due date; steps of one day in the template's order. */
  tasks: PlannedTask[];
}

/** The dates of a trip: arrival, discharge and the earliest flight home follow from the procedure. */
function datesOf(calendar: Calendar, facts: JourneyFacts, { booking, procedure }: JourneyDates): TripDates {
  const { arrive_days_before: before, fly_home_min_days: flight, hospital_nights: nights } = facts;
  return {
    booking,
    arrival: calendar.addDays(procedure, -before),
    procedure,
    discharge: calendar.addDays(procedure, nights),
    // A patient in hospital can't fly, whatever the treatment usually allows.
    flight: calendar.addDays(procedure, Math.max(flight, nights)),
  };
}

/** The first day of a second trip's treatment, by the catalog's healing time; null if it has none. */
export const healedOn = (
  calendar: Calendar,
  { second_trip_after_months: months }: Pick<JourneyFacts, 'second_trip_after_months'>,
  { procedure }: Pick<JourneyDates, 'procedure'>,
): string | null => (months === null ? null : calendar.addMonths(procedure, months));

/**
 * One patient's way through a template: every task with its dates. Steps for a second trip are dated by it, and omitted for
 * treatments that take one trip.
 */
export function planJourney(
  calendar: Calendar,
  steps: readonly JourneyStep[],
  facts: JourneyFacts,
  dates: JourneyDates,
): PlannedJourney {
  const first = datesOf(calendar, facts, dates);
  const { trips } = facts;
  const returns = dates.second ?? healedOn(calendar, facts, dates);
  const second = trips < 2 || returns === null ? null : datesOf(calendar, facts, { ...dates, procedure: returns });
  const tasks = steps.flatMap((step): PlannedTask[] => {
    const isSecond = step.condition === 'second_trip';
    const trip = isSecond ? second : first;
    if (!trip) return [];
    const due = calendar.addDays(trip[step.due.anchor], step.due.days);
    return [
      {
        step,
        trip: isSecond ? 2 : 1,
        starts: calendar.addDays(due, -Math.max(0, step.duration_days - 1)),
        due,
        reminders: step.reminder_days.toSorted((a, b) => b - a).map((days) => calendar.addDays(due, -days)),
      },
    ];
  });
  return {
    trips: second ? [first, second] : [first],
    tasks: tasks.toSorted((one, other) => one.due.localeCompare(other.due)),
  };
}
