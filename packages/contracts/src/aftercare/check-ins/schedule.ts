import type { Calendar } from '../../kit/index.ts';

/** The hour at which a check-in is due, where the patient is. */
const DUE_AT = '09:00';

export interface ScheduledCheckIn {
  day: number;
  due_on: string;
  due_at: string;
}

/** The check-ins after a discharge: on each day, counted from its date, at nine in the morning where the patient is. */
export const scheduleOf = (
  calendar: Calendar,
  { days, dischargedAt, timeZone }: { days: readonly number[]; dischargedAt: string; timeZone: string },
): ScheduledCheckIn[] => {
  const from = calendar.dateAt(dischargedAt, timeZone);
  return days.map((day) => {
    const on = calendar.addDays(from, day);
    return { day, due_on: on, due_at: new Date(calendar.instantOf(`${on}T${DUE_AT}`, timeZone)).toISOString() };
  });
};
