/** Hours of the day, in a time zone, in which only security notifications are sent. */
export interface QuietHours {
  from: string;
  to: string;
  timeZone: string;
}

const MINUTES = 24 * 60;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** End of the quiet hours that contain a given time; null outside them. Ignores DST changes within them. */
export function quietUntil({ from, to, timeZone }: QuietHours, at: Date): Date | null {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const now = minutesOf(clock.format(at));
  const since = (now - minutesOf(from) + MINUTES) % MINUTES;
  const length = (minutesOf(to) - minutesOf(from) + MINUTES) % MINUTES;
  return since < length ? new Date(at.getTime() + (length - since) * 60_000) : null;
}
