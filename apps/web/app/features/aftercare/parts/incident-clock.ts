const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** How long a clinic still has to answer, or by how much it is late; whole units, rounded down. */
export function incidentClock(dueAt: string, now: number) {
  const left = Math.trunc((Date.parse(dueAt) - now) / MINUTE_MS);
  const state = Date.parse(dueAt) <= now ? ('late' as const) : ('left' as const);
  const minutes = Math.abs(left);
  return minutes >= HOUR_MINUTES
    ? { state, unit: 'hours' as const, count: Math.floor(minutes / HOUR_MINUTES) }
    : { state, unit: 'minutes' as const, count: minutes };
}
