import type { Notification } from '@travesia/contracts/notifications';

/** The calendar day of an instant in a time zone, YYYY-MM-DD. */
export function dayOf(instant: string | number, timeZone: string): string {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', options).format(new Date(instant));
}

/** Groups notifications by day, keeping their order. */
export function byDay<N extends Pick<Notification, 'created_at'>>(
  told: readonly N[],
  zone: string,
): { day: string; told: N[] }[] {
  const days: { day: string; told: N[] }[] = [];
  for (const one of told) {
    const day = dayOf(one.created_at, zone);
    const last = days.at(-1);
    if (last?.day === day) last.told.push(one);
    else days.push({ day, told: [one] });
  }
  return days;
}
