/** Bars of a histogram in equal steps from `min` to `max` that begin below the upper limit; all without one. Minor units. */
export function barsBelow(steps: number, min: number, max: number, limit: number | null): number {
  if (limit === null || max <= min) return steps;
  return Math.max(0, Math.min(steps, Math.ceil(((limit - min) / (max - min)) * steps)));
}
