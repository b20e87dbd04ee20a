import type { Calendar } from '../../kit/index.ts';

/** The hour at the clinic at which people are reminded. */
const REMINDED_AT = '09:00';

export interface TaskReminder {
  at: string;
  kind: 'due_soon' | 'overdue';
}

/**
 * When the owner of a task is told of it: on each reminder day, and once on the day after it was due; at nine in the morning at the
 * clinic, as instants, earliest first.
 */
export function remindersOf(
  calendar: Calendar,
  { due, reminderDays, timeZone }: { due: string; reminderDays: readonly number[]; timeZone: string },
): TaskReminder[] {
  const at = (date: string) => new Date(calendar.instantOf(`${date}T${REMINDED_AT}`, timeZone)).toISOString();
  const soon = reminderDays
    .toSorted((one, other) => other - one)
    .map((days): TaskReminder => ({ at: at(calendar.addDays(due, -days)), kind: 'due_soon' }));
  return [...soon, { at: at(calendar.addDays(due, 1)), kind: 'overdue' }];
}

/** The next one after an instant; null if there is none left. */
export const nextReminder = (reminders: readonly TaskReminder[], after: string): TaskReminder | null =>
  reminders.find(({ at }) => at > after) ?? null;
