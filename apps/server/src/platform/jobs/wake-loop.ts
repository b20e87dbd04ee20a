import { apartFromCalls } from '../http/running-call.ts';

export interface WakeLoop {
  /** Runs the step now, or right after the current one, and after the loop’s rest. */
  wake(): void;
  /** Stops the loop and waits for the current step. */
  stop(): Promise<void>;
}

/**
 * Repeats a step every `everyMs` milliseconds and when woken, never overlapping. A step that throws is reported, and
 * the next still follows after `everyMs`. Between two steps it rests for `restMs`, even when woken: under load, one step then
 * does what many would have.
 */
export function startWakeLoop(
  everyMs: number,
  step: () => Promise<void>,
  onError: (error: unknown) => void,
  { restMs = 0 }: { restMs?: number } = {},
): WakeLoop {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;

  const run = (): void => {
    clearTimeout(timer);
    again = false;
    running = apartFromCalls(step)
      .catch(onError)
      .finally(() => {
        running = undefined;
        endedAt = performance.now();
        if (stopped) return;
        if (again) runRested();
        else timer = setTimeout(run, everyMs).unref();
      });
  };
  const runRested = (): void => {
    const left = endedAt + restMs - performance.now();
    clearTimeout(timer);
    if (left <= 0) run();
    else timer = setTimeout(run, left).unref();
  };
  run();

  return {
    wake: () => {
      if (stopped) return;
      if (running) again = true;
      else runRested();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
