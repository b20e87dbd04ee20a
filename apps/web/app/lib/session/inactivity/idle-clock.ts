import { idlePhase, idleTimeLeft, nextIdleCheck, type IdlePhase } from './inactivity.ts';
import { lastAct, onActElsewhere, startIdleClock, watchActs } from './last-act.ts';

export interface IdleState {
  phase: IdlePhase;
  /** Milliseconds until the session ends. */
  left: number;
}

/** The current state; for a session without a last activity, or with one in the future, the 20 minutes start now. */
export function idleState(): IdleState {
  const now = Date.now();
  let last = lastAct();
  if (last === null || last > now) {
    startIdleClock();
    last = now;
  }
  return { phase: idlePhase(last, now), left: idleTimeLeft(last, now) };
}

/** Whether the session ended through inactivity, in this tab or another one. */
export const isIdleOver = (): boolean => idleState().phase === 'expired';

/** Runs this tab's clock: reports the state at every check. `look` checks immediately, `stop` ends it. */
export function runIdleClock(tell: (state: IdleState) => void): { look: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const state = idleState();
    const now = Date.now();
    const wait = nextIdleCheck(lastAct() ?? now, now);
    if (wait !== null) timer = setTimeout(look, wait);
    tell(state);
  };
  const stopWatching = watchActs({ warns: true });
  const elsewhere = onActElsewhere(look);
  // After a device wakes up, timers are late.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  look();
  return {
    look,
    stop() {
      clearTimeout(timer);
      stopWatching();
      elsewhere();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    },
  };
}
