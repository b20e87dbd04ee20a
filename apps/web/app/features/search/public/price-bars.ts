/**
 * Histogram bars, in equal steps from `min` to `max`, that start below the upper limit; all of them if there is none. Minor
 * units.
 */
export function barsBelow(steps: number, min: number, max: number, limit: number | null): number {
  if (limit === null || max <= min) return steps;
  return Math.max(0, Math.min(steps, Math.ceil(((limit - min) / (max - min)) * steps)));
}
