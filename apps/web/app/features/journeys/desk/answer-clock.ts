const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long a clinic still has to answer, or by how much it is late; whole units, rounded down. */
export interface AnswerClock {
  state: 'left' | 'late';
  unit: 'minutes' | 'hours' | 'days';
  count: number;
  /** Little time is left, or none. */
  isUrgent: boolean;
}

/** Hours before the end from which it is urgent. */
const URGENT_HOURS = 6;

/** Reads the clock of an answer at a time in milliseconds. */
export function answerClock(dueAt: string, now: number): AnswerClock {
  const left = Math.trunc((Date.parse(dueAt) - now) / MINUTE_MS);
  const minutes = Math.abs(left);
  const isLate = Date.parse(dueAt) <= now;
  const state = isLate ? 'late' : 'left';
  const isUrgent = isLate || minutes < URGENT_HOURS * HOUR_MINUTES;
  // The 24 hours of a new inquiry are told in hours.
  if (minutes > DAY_MINUTES) return { state, unit: 'days', count: Math.floor(minutes / DAY_MINUTES), isUrgent };
  if (minutes >= HOUR_MINUTES) return { state, unit: 'hours', count: Math.floor(minutes / HOUR_MINUTES), isUrgent };
  return { state, unit: 'minutes', count: minutes, isUrgent };
}
