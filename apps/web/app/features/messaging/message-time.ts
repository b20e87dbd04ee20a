const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From a week on, the date says more. */
const DATE_DAYS = 7;

/** How long ago a message was written: just now, minutes, hours or days; null from when on its date is shown. */
export type MessageTime = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } | null;

export function messageTime(at: string, now: number): MessageTime {
  const passed = Math.max(0, now - Date.parse(at));
  if (passed < MINUTE_MS) return { unit: 'now', count: 0 };
  if (passed < HOUR_MS) return { unit: 'minutes', count: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { unit: 'hours', count: Math.floor(passed / HOUR_MS) };
  const days = Math.floor(passed / DAY_MS);
  return days < DATE_DAYS ? { unit: 'days', count: days } : null;
}
