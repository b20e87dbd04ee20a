const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Time until a deadline, as people count it: whole days, on the last day whole hours; `late` once it has passed. */
export function timeLeft(until: string, now: Date): { unit: 'days' | 'hours'; count: number } | 'late' {
  const left = new Date(until).getTime() - now.getTime();
  if (left <= 0) return 'late';
  return left >= DAY_MS
    ? { unit: 'days', count: Math.floor(left / DAY_MS) }
    : { unit: 'hours', count: Math.max(1, Math.floor(left / HOUR_MS)) };
}
