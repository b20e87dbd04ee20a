import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { type Message, packTold, readMessage, type Told, writeMessage } from './bus-message.ts';
import { LIVE_CHANNEL, notifyLive } from './bus.repo.ts';
import { Peers } from './peers.ts';

const BEAT_MS = 2000;
const LOOK_MS = 500;
/** The line over which it listens is tried this often, so that a silent cut is found within seconds. */
const ASK_MS = 2000;
/** Events sent by one statement. */
const AT_ONCE = 500;
/** Events that wait while the database is away; then all are dropped, and the others are told so. */
const MAX_WAITING = 10_000;
const RETRY_MS = 250;
const MAX_RETRY_MS = 2000;
/** How long a stop waits for the last events to be told. */
const LAST_MS = 1000;

/** The sockets of this process. */
export interface Ends {
  deliver(told: Told): void;
  /** Something may have been missed. */
  resync(): void;
  logger: Logger;
}

/**
 * Carries events to the sockets of this process at once, and to those of others by NOTIFY after the commit: inside the
 * transaction, NOTIFY serializes all commits. On the embedded engine there are no others.
 */
export class LiveBus {
  readonly #database: Database;
  readonly #ends: Ends | undefined;
  readonly #id: string;
  readonly #peers = new Peers();
  #waiting: Told[] = [];
  /** Whether events were dropped and nobody has been told yet. */
  #lost = false;
  #beatDue = false;
  #byeDue = false;
  #n = 0;
  #isFlushing = false;
  #flushed = Promise.resolve();
  #stopsAt = Number.POSITIVE_INFINITY;
  #stopListening: (() => Promise<void>) | undefined;
  #timers: NodeJS.Timeout[] = [];
  /** Not in the context of the call that happens to come first. */
  readonly #flushSoon = AsyncResource.bind(() => queueMicrotask(() => void this.#flush()));

  constructor(database: Database, ends?: Ends) {
    this.#database = database;
    this.#ends = ends;
    this.#id = ends ? randomUUID() : '';
  }

  /** Listens to other processes, until `stop`. */
  start(): void {
    if (this.#database.engine === 'embedded') return;
    const ignored = (error: unknown) => this.#ends?.logger.warn({ err: error }, 'live events are not listened to');
    this.#stopListening = listen(this.#database, LIVE_CHANNEL, (payload) => this.#hear(payload), ignored, ASK_MS);
    this.#timers = [
      setInterval(() => this.#beat(), BEAT_MS),
      // After what arrived while this process was busy.
      setInterval(() => setImmediate(() => this.#lookForSilent()), LOOK_MS),
    ];
    for (const timer of this.#timers) timer.unref();
    this.#beat();
  }

  publish(told: Told): void {
    this.#ends?.deliver(told);
    if (this.#database.engine === 'embedded') return;
    if (this.#waiting.length >= MAX_WAITING) {
      this.#waiting = [];
      this.#lost = true;
    }
    this.#waiting.push(told);
    this.#flushSoon();
  }

  /** Tells what waits, and says goodbye. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const listening = this.#stopListening?.();
    this.#stopsAt = performance.now() + LAST_MS;
    if (listening) {
      this.#byeDue = true;
      await Promise.race([this.#flush(), sleep(LAST_MS, undefined, { ref: false })]);
    }
    await listening;
  }

  #beat(): void {
    if (this.#isFlushing) return;
    this.#beatDue = true;
    this.#flushSoon();
  }

  #flush(): Promise<void> {
    if (!this.#isFlushing) {
      this.#isFlushing = true;
      this.#flushed = this.#flushAll();
    }
    return this.#flushed;
  }

  async #flushAll(): Promise<void> {
    try {
      for (let batch = this.#take(); batch.length; batch = this.#take())
        if (!(await this.#sendUntilSent(batch))) return;
    } finally {
      this.#isFlushing = false;
    }
  }

  async #sendUntilSent(batch: readonly string[]): Promise<boolean> {
    for (let pause = RETRY_MS; !(await this.#sent(batch)); pause = Math.min(pause * 2, MAX_RETRY_MS)) {
      // A command has no time to wait: clients ask within half a minute.
      if (!this.#ends || performance.now() > this.#stopsAt) return false;
      await sleep(pause, undefined, { ref: false });
    }
    return true;
  }

  async #sent(batch: readonly string[]): Promise<boolean> {
    try {
      await notifyLive(this.#database, batch);
      return true;
    } catch (error) {
      this.#ends?.logger.warn({ err: error }, 'live events are not told to other processes');
      return false;
    }
  }

  /** The messages to be sent next, numbered: one that is sent twice is told by its number. */
  #take(): string[] {
    const messages: string[] = [];
    const add = (kind: Message['kind'], entries?: string) =>
      messages.push(writeMessage(this.#id, ++this.#n, kind, entries));
    if (this.#lost) add('lost');
    for (const entries of packTold(this.#waiting.splice(0, AT_ONCE))) add('told', entries);
    if (this.#beatDue && messages.length === 0) add('beat');
    if (this.#byeDue && this.#waiting.length === 0) add('bye');
    this.#lost = false;
    this.#beatDue = false;
    this.#byeDue &&= this.#waiting.length > 0;
    return messages;
  }

  #hear(payload: string | undefined): void {
    if (payload === undefined) {
      this.#peers.clear();
      this.#ends?.resync();
      return;
    }
    const message = readMessage(payload);
    if (!message || (message.from && message.from === this.#id)) return;
    const { from, n, kind, told } = message;
    const heard = from ? this.#peers.hear(from, n, performance.now()) : 'next';
    if (heard === 'old') return;
    for (const one of told) this.#ends?.deliver(one);
    if (kind === 'bye') this.#peers.leave(from);
    if (heard === 'gap' || kind === 'lost') this.#ends?.resync();
  }

  #lookForSilent(): void {
    if (this.#peers.forgetSilent(performance.now())) this.#ends?.resync();
  }
}
