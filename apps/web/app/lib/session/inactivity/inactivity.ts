import { INACTIVITY_MINUTES, INACTIVITY_WARNING_MINUTES } from '@travesia/contracts/accounts';

/** The session ends after this time without user activity (product spec, point 9). */
const LIMIT_MS = INACTIVITY_MINUTES * 60_000;
/** The final part, in which a dialog warns. */
const WARNING_MS = INACTIVITY_WARNING_MINUTES * 60_000;
/** How often the clock checks, besides when something changes. */
const CHECK_MS = { active: 60_000, warning: 10_000 } as const;

/** The state of a session between one user activity and the next. */
export type IdlePhase = 'active' | 'warning' | 'expired';

/** The phase at a time, given the time of the last activity. */
export function idlePhase(lastAct: number, now: number): IdlePhase {
  const idle = now - lastAct;
  if (idle >= LIMIT_MS) return 'expired';
  return idle >= LIMIT_MS - WARNING_MS ? 'warning' : 'active';
}

/** Milliseconds until the session ends. */
export const idleTimeLeft = (lastAct: number, now: number): number => Math.max(0, lastAct + LIMIT_MS - now);

/**
 * Milliseconds until the next check: exactly at the next boundary, and at the interval before that, because timers
 * stop while a device sleeps. Null if nothing is left to wait for.
 */
export function nextIdleCheck(lastAct: number, now: number): number | null {
  const phase = idlePhase(lastAct, now);
  if (phase === 'expired') return null;
  const left = idleTimeLeft(lastAct, now);
  return Math.min(CHECK_MS[phase], phase === 'active' ? left - WARNING_MS : left);
}

/**
 * Whether activity at a time counts. While the warning is shown only its button does, and nothing revives an expired
 * session. A last activity in the future comes from a clock that was set back.
 */
export const actCounts = (lastAct: number, now: number): boolean =>
  lastAct > now || idlePhase(lastAct, now) === 'active';

/** The same on a page without a warning: all activity counts until the session has expired. */
export const unwarnedActCounts = (lastAct: number, now: number): boolean =>
  lastAct > now || idlePhase(lastAct, now) !== 'expired';
