/** Reminders of a confirmed visit, each with the hours before it: when it is due, and until when it still helps. */
export const VISIT_REMINDERS = {
  week: { due: 7 * 24, until: 3 * 24 },
  day: { due: 24, until: 3 },
  hours: { due: 2, until: 0 },
} as const;
export type VisitReminder = keyof typeof VISIT_REMINDERS;

/** Everything that somebody is reminded of: visits, and half-way through their time requests to answer and deposits to pay. */
export const BOOKING_REMINDERS = ['week', 'day', 'hours', 'answer', 'pay'] as const;
export type BookingReminder = (typeof BOOKING_REMINDERS)[number];
