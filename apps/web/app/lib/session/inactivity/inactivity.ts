import { INACTIVITY_MINUTES, INACTIVITY_WARNING_MINUTES } from '@travesia/contracts/accounts';

/** After so long without an act of the person the session ends (product spec, point 9). */
const LIMIT_MS = INACTIVITY_MINUTES * 60_000;
/** The last part of it, in which a dialog warns. */
const WARNING_MS = INACTIVITY_WARNING_MINUTES * 60_000;
/** How often the clock looks at the time, besides the moments at which something changes. */
const CHECK_MS = { active: 60_000, warning: 10_000 } as const;

/** Where a session stands between one act of its person and the next. */
export type IdlePhase = 'active' | 'warning' | 'expired';

/** The phase at a time, by the time of the last act. */
export function idlePhase(lastAct: number, now: number): IdlePhase {
  const idle = now - lastAct;
  if (idle >= LIMIT_MS) return 'expired';
  return idle >= LIMIT_MS - WARNING_MS ? 'warning' : 'active';
}

/** Milliseconds until the session ends. */
export const idleTimeLeft = (lastAct: number, now: number): number => Math.max(0, lastAct + LIMIT_MS - now);

/**
 * Milliseconds after which to look again: at the next boundary exactly, and at the interval before that, because timers
 * stand still while a device sleeps. Null when there is nothing left to wait for.
 */
export function nextIdleCheck(lastAct: number, now: number): number | null {
  const phase = idlePhase(lastAct, now);
  if (phase === 'expired') return null;
  const left = idleTimeLeft(lastAct, now);
  return Math.min(CHECK_MS[phase], phase === 'active' ? left - WARNING_MS : left);
}

/**
 * Whether an act at a time counts. While the warning shows only its button does, and no act revives a session that has
 * expired. A last act that lies in the future comes from a clock that was set back.
 */
export const actCounts = (lastAct: number, now: number): boolean =>
  lastAct > now || idlePhase(lastAct, now) === 'active';

/** The same on a page that shows no warning: there every act counts until the session has expired. */
export const unwarnedActCounts = (lastAct: number, now: number): boolean =>
  lastAct > now || idlePhase(lastAct, now) !== 'expired';
