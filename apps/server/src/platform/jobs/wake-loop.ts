import { apartFromCalls } from '../http/running-call.ts';

export interface WakeLoop {
  /** Runs the step now, or right after the current one. */
  wake(): void;
  /** Stops the loop and waits for the current step. */
  stop(): Promise<void>;
}

/**
 * Repeats a step every `everyMs` milliseconds and when woken, never overlapping. A step that throws is reported, and
 * the next still follows after `everyMs`.
 */
export function startWakeLoop(everyMs: number, step: () => Promise<void>, onError: (error: unknown) => void): WakeLoop {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const run = (): void => {
    clearTimeout(timer);
    again = false;
    running = apartFromCalls(step)
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (stopped) return;
        if (again) run();
        else timer = setTimeout(run, everyMs).unref();
      });
  };
  run();

  return {
    wake: () => {
      if (stopped) return;
      if (running) again = true;
      else run();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
