/** When a conversation can come back, in the reader’s own zone. */
export type SnoozeChoice = 'hours' | 'tomorrow' | 'monday';

const MORNING = 9;

/** In three hours, tomorrow morning or on the next Monday morning. */
export function snoozeTime(choice: SnoozeChoice, now: Date): Date {
  if (choice === 'hours') return new Date(now.getTime() + 3 * 3_600_000);
  const days = choice === 'tomorrow' ? 1 : (8 - now.getDay()) % 7 || 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}
