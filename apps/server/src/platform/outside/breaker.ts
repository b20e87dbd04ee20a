import type { Clock } from '../clock.ts';

/** Faults in a row after which a service is left alone, and for how long. */
const MOST_FAULTS = 3;
const REST_MS = 30_000;

/**
 * Leaves a service alone for a while after several faults in a row, so that people who wait for it are told at once. After the
 * rest one call tries it again; the others are still refused until that one succeeded.
 */
export class Breaker {
  readonly #clock: Clock;
  #faults = 0;
  #restsUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Faults since the last success. */
  get faults(): number {
    return this.#faults;
  }

  /** Whether a call may be made now. Each one must be followed by `succeeded` or `failed`. */
  mayCall(): boolean {
    if (this.#faults < MOST_FAULTS) return true;
    const now = this.#clock.now().getTime();
    if (now < this.#restsUntil) return false;
    // Until this one is back, the others wait.
    this.#restsUntil = now + REST_MS;
    return true;
  }

  succeeded(): void {
    this.#faults = 0;
  }

  failed(): void {
    this.#faults += 1;
    this.#restsUntil = this.#clock.now().getTime() + REST_MS;
  }
}
