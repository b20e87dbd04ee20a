import { saySignal, videoSignalLive } from '@travesia/contracts/consultations';
import type { LiveAnswer, LiveData } from '@travesia/contracts/kit';
import { onLive, sayLive } from '../../../lib/live/live.ts';
import { packSignal, unpackSignal } from './signal-parts.ts';

export type SignalKind = LiveData<typeof videoSignalLive>['kind'];

/** A signal, as another page sent it. */
export interface Heard {
  from: string;
  kind: SignalKind;
  value: unknown;
}

/** Waits before a signal that got lost is said again, and before one that came too soon. */
const AGAIN_MS = 500;
const TOO_MANY_MS = 1500;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Says and hears the signals of one page in a room. They are said one after the other, and again until the server has each: a connection that
 * is set up half never stands. What was heard before `hear` is called is kept.
 */
export class Signals {
  readonly #bookingId: string;
  readonly #own: string;
  readonly #stopHearing: () => void;
  readonly #arriving = new Map<string, (string | undefined)[]>();
  readonly #done = new Map<string, number>();
  #hear: ((signal: Heard) => void) | null = null;
  #kept: Heard[] = [];
  #number = 0;
  #saying: Promise<void> = Promise.resolve();
  #heard: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(bookingId: string, own: string) {
    this.#bookingId = bookingId;
    this.#own = own;
    this.#stopHearing = onLive(videoSignalLive, (signal) => {
      if (signal.booking_id === bookingId && signal.to === own) this.#arrive(signal);
    });
  }

  hear(handler: (signal: Heard) => void): void {
    this.#hear = handler;
    for (const signal of this.#kept) handler(signal);
    this.#kept = [];
  }

  say(to: string, kind: SignalKind, value: unknown): void {
    this.#number += 1;
    const number = this.#number;
    this.#saying = this.#saying.then(async () => {
      const parts = await packSignal(value);
      for (const [at, data] of parts.entries())
        await this.#sayUntilHeard({ to, kind, number, part: at + 1, parts: parts.length, data });
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#stopHearing();
  }

  async #sayUntilHeard(signal: Pick<LiveData<typeof saySignal>, 'to' | 'kind' | 'number' | 'part' | 'parts' | 'data'>) {
    while (!this.#isClosed) {
      const answer: LiveAnswer | null = await sayLive(saySignal, {
        booking_id: this.#bookingId,
        from: this.#own,
        ...signal,
      });
      const isLimited = answer?.ok === false && answer.code === 'request.rate_limited';
      // Whoever it was for has left; what they need is said anew when they come back.
      if (answer && !isLimited) return;
      await pause(isLimited ? TOO_MANY_MS : AGAIN_MS);
    }
  }

  #arrive({ from, kind, number, part, parts, data }: LiveData<typeof videoSignalLive>): void {
    // One that was said again because its answer got lost.
    if (number <= (this.#done.get(from) ?? 0)) return;
    const key = `${from} ${number}`;
    const known = this.#arriving.get(key) ?? Array.from<string | undefined>({ length: parts });
    known[part - 1] = data;
    this.#arriving.set(key, known);
    const whole = known.filter((one) => one !== undefined);
    if (whole.length < parts) return;
    this.#arriving.delete(key);
    this.#done.set(from, number);
    this.#heard = this.#heard.then(async () => {
      try {
        this.#give({ from, kind, value: await unpackSignal(whole) });
      } catch {
        // Nothing that our own pages say.
      }
    });
  }

  #give(signal: Heard): void {
    if (this.#hear) this.#hear(signal);
    else this.#kept.push(signal);
  }
}
