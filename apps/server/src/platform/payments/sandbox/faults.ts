/** Calls of a gateway that can be made to fail. */
export const FAULTY_CALLS = [
  'create_payment',
  'create_checkout',
  'cancel_payment',
  'refund',
  'evidence',
  'read',
  'list',
] as const;
export type FaultyCall = (typeof FAULTY_CALLS)[number];

/**
 * What goes wrong with a call: nothing is done (`error_before`, `hang`, `crash_before`), or it is done but the caller never
 * learns it (`answer_lost`, `crash_after`). `refused` is an answer: nothing is done, for good.
 */
export const FAULTS = ['error_before', 'refused', 'hang', 'crash_before', 'answer_lost', 'crash_after'] as const;
export type Fault = (typeof FAULTS)[number];

/** What goes wrong with messages, for so many of the next ones. */
export interface MessageFaults {
  /** Never sent. */
  lose: number;
  /** Sent twice. */
  duplicate: number;
  /** Held until as many wait, then sent in reverse order. */
  reorder: number;
  /** Each is sent so much later. */
  delayMs: number;
}

/** Faults that tests ordered, in the order in which they happen. */
export class FaultPlan {
  readonly messages: MessageFaults = { lose: 0, duplicate: 0, reorder: 0, delayMs: 0 };
  /** So many of the next refunds fail after a while. */
  failingRefunds = 0;
  /** So many of the next refunds are pending for a while. */
  slowRefunds = 0;
  lateMs: number;
  private readonly planned: { call: FaultyCall | 'any'; fault: Fault }[] = [];

  constructor(lateMs: number) {
    this.lateMs = lateMs;
  }

  /** The next such call goes wrong; ordered twice, the one after it too. */
  plan(call: FaultyCall | 'any', fault: Fault): void {
    this.planned.push({ call, fault });
  }

  /** What goes wrong with this call, once. */
  take(call: FaultyCall): Fault | null {
    const at = this.planned.findIndex((one) => one.call === call || one.call === 'any');
    return at < 0 ? null : (this.planned.splice(at, 1)[0]?.fault ?? null);
  }

  takeRefund(): { fails: boolean; isSlow: boolean } {
    const fails = this.failingRefunds > 0;
    if (fails) this.failingRefunds -= 1;
    const isSlow = !fails && this.slowRefunds > 0;
    if (isSlow) this.slowRefunds -= 1;
    return { fails, isSlow };
  }

  /** Counts one message fault down; whether it was ordered. */
  takeMessage(kind: 'lose' | 'duplicate'): boolean {
    const isOrdered = this.messages[kind] > 0;
    if (isOrdered) this.messages[kind] -= 1;
    return isOrdered;
  }

  clear(): void {
    this.planned.length = 0;
    Object.assign(this.messages, { lose: 0, duplicate: 0, reorder: 0, delayMs: 0 });
    this.failingRefunds = 0;
    this.slowRefunds = 0;
  }
}
