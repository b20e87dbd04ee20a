import { request } from 'node:http';
import type { Book } from '../book/book.ts';
import type { MessageRow } from '../book/rows.ts';
import type { FaultPlan } from '../faults.ts';
import { writeMessage } from '../read-message.ts';
import { signMessage } from '../../signature.ts';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;
/** Between messages whose order a fault turns around. */
const TURN_MS = 200;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60 * 60 * 1000;
/** After this a message is given up; our server finds out by reading. */
const PATIENCE_MS = 3 * 24 * 60 * 60 * 1000;

/** The delay before the next try: each is twice the one before, up to an hour. */
export const delayAfter = (tries: number): number => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));

interface DeliveryDeps {
  book: Book;
  faults: FaultPlan;
  secrets: readonly string[];
  now: () => number;
  /** Delays of retries are divided by this, for tests. */
  hurry: number;
}

/** Sends messages to our server until it accepts them. Which were accepted is kept, so that a restart goes on. */
export class Deliveries {
  private readonly deps: DeliveryDeps;
  private readonly underWay = new Set<string>();
  /** When a message waits because of a fault. */
  private readonly heldUntil = new Map<string, number>();
  private gathered: string[] = [];

  constructor(deps: DeliveryDeps) {
    this.deps = deps;
  }

  /** Sends what is due. */
  sendDue(): void {
    const { book, now } = this.deps;
    if (!book.targets.length) return;
    for (const message of book.messages.values()) {
      if (this.underWay.size >= AT_ONCE) return;
      if (message.nextAt === null || message.nextAt > now() || this.underWay.has(message.id)) continue;
      if (message.tries === 0 && this.isHeld(message)) continue;
      this.underWay.add(message.id);
      void this.send(message).finally(() => this.underWay.delete(message.id));
    }
  }

  /** Whether a fault keeps back a message that was never tried. */
  private isHeld({ id }: MessageRow): boolean {
    const { faults, now } = this.deps;
    const { delayMs, reorder } = faults.messages;
    if (delayMs > 0 && !this.heldUntil.has(id)) this.heldUntil.set(id, now() + delayMs);
    if (reorder > 0 && !this.gathered.includes(id)) this.gathered.push(id);
    if (reorder > 0 && this.gathered.length >= reorder) this.turnAround();
    return this.gathered.includes(id) || (this.heldUntil.get(id) ?? 0) > now();
  }

  /** Sends the gathered messages one after the other, the last one first. */
  private turnAround(): void {
    const { faults, now } = this.deps;
    const last = this.gathered.length - 1;
    for (const [at, id] of this.gathered.entries()) this.heldUntil.set(id, now() + (last - at) * TURN_MS);
    this.gathered = [];
    faults.messages.reorder = 0;
  }

  private async send(message: MessageRow): Promise<void> {
    const { book, faults } = this.deps;
    const isFirst = message.tries === 0;
    if (isFirst && faults.takeMessage('lose')) return this.note({ ...message, nextAt: null });
    const times = isFirst && faults.takeMessage('duplicate') ? 2 : 1;
    const target = book.targets.at(-1 - (message.tries % book.targets.length)) ?? '';
    const answers = await Promise.all(Array.from({ length: times }, () => this.post(target, message)));
    this.note(answers.every(Boolean) ? { ...message, tries: message.tries + 1, nextAt: null } : this.again(message));
  }

  private again(message: MessageRow): MessageRow {
    const { now, hurry } = this.deps;
    const tries = message.tries + 1;
    const isOver = now() - message.createdAt > PATIENCE_MS;
    return { ...message, tries, nextAt: isOver ? null : now() + delayAfter(tries) / hurry };
  }

  private note(message: MessageRow): void {
    this.deps.book.commit({ messages: [message] });
  }

  private post(target: string, message: MessageRow): Promise<boolean> {
    const body = Buffer.from(writeMessage(message));
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      'sandbox-signature': signMessage(body, this.deps.secrets, new Date(this.deps.now())),
    };
    return new Promise((resolve) => {
      const call = request(target, { method: 'POST', headers, agent: false, timeout: TIMEOUT_MS }, (answer) => {
        answer.resume();
        resolve((answer.statusCode ?? 0) >= 200 && (answer.statusCode ?? 0) < 300);
      });
      call.once('timeout', () => call.destroy());
      call.once('error', () => resolve(false));
      call.end(body);
    });
  }
}
