import type { DigestRhythm } from '@travesia/contracts/profiles';

/** Minutes in which something may still be read before it is emailed. */
const PATIENCE_MINUTES = 10;
/** Local hour of the daily email. */
const DAILY_HOUR = 8;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** When someone is emailed of what they were told at a given time. Ignores DST changes within the day. */
export function dueAt(toldAt: Date, rhythm: DigestRhythm, timeZone: string): Date {
  const patient = new Date(toldAt.getTime() + PATIENCE_MINUTES * MINUTE_MS);
  if (rhythm === 'at_once') return patient;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = clock.format(patient).split(':').map(Number);
  const wait = (DAILY_HOUR * 60 - (hours * 60 + minutes) + DAY_MINUTES) % DAY_MINUTES;
  const minute = Math.floor(patient.getTime() / MINUTE_MS) * MINUTE_MS;
  return wait === 0 ? patient : new Date(minute + wait * MINUTE_MS);
}
