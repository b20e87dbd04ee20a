/** How many of something are allowed within a time. */
export interface Allowance {
  most: number;
  withinMs: number;
}

/** Seconds until one more is allowed, 0 if now. `times` are those of earlier ones, in any order. */
export function waitSeconds(times: readonly Date[], { most, withinMs }: Allowance, now: Date): number {
  const recent = times
    .map((time) => time.getTime())
    .filter((time) => time > now.getTime() - withinMs)
    .toSorted((one, other) => other - one);
  const blocking = recent[most - 1];
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking + withinMs - now.getTime()) / 1000));
}
