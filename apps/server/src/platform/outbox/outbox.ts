import type { EventType } from '@travesia/contracts/kit';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { startWakeLoop, type WakeLoop } from '../jobs/wake-loop.ts';
import { findForsakenDeliveries } from './deliveries.repo.ts';
import {
  countWaiting,
  deleteOldClaims,
  deleteOldEvents,
  forgetSubscribers,
  hasWaitingEvents,
  OUTBOX_CHANNEL,
  registerSubscribers,
} from './outbox.repo.ts';
import { relayWaiting } from './relay.ts';
import {
  createSubscription,
  type EventHandler,
  giveUp,
  type SubscribeOptions,
  type Subscription,
} from './subscriptions.ts';
import { onEventCommitted } from './wake-relays.ts';

/** How often a relay polls. Events of its own process, and of commands on PostgreSQL, wake it immediately. */
const POLL_MS = 2000;
/** How long a relay rests after a pass: under load, one pass serves everything that was committed meanwhile. */
const REST_MS = 400;
/** A relay that has not polled for this long is stuck. */
const STUCK_MS = 30_000;
const DAY_MS = 24 * 3_600_000;
/** Days that relayed events are kept for debugging; records of handling outlive every retry. */
const KEEP_EVENTS_DAYS = 14;
const KEEP_CLAIMS_DAYS = 120;
/** How often a process reports its subscribers; those not reported for long belong to an old version. */
const REGISTER_MS = 3_600_000;
const FORGET_SUBSCRIBERS_DAYS = 7;
/** A delivery older than this is recovered if its job is gone. */
const FORSAKEN_MS = 120_000;
const LOOK_AFTER_MS = 60_000;
const FORSAKEN_AT_ONCE = 100;

const forgetOldEvents = defineJob('outbox.forget_old', z.object({}));

/** Delivers events from the transactions that cause them to all subscribers. */
export class Outbox {
  readonly #database: Database;
  readonly #jobs: Jobs;
  readonly #logger: Logger;
  readonly #subscriptions: Subscription[] = [];
  readonly #afterPass: (() => Promise<void>)[] = [];
  #loop: WakeLoop | undefined;
  #ends: (() => unknown)[] = [];
  #lastPass = 0;
  #registeredAt = Number.NEGATIVE_INFINITY;
  #lookedAfterAt = Number.NEGATIVE_INFINITY;

  constructor(database: Database, jobs: Jobs, logger: Logger) {
    this.#database = database;
    this.#jobs = jobs;
    this.#logger = logger;
    jobs.work(forgetOldEvents, () => this.forgetOld());
    jobs.schedule(forgetOldEvents, '17 3 * * *', {});
  }

  /**
   * Calls `handler` for every such event. The name is unique per event and never changes. Before `start`. With `together`, events
   * that wait at the same time are handled side by side in one transaction (`sideBySide`), and one by one if one of them fails. With
   * `concerns`, only for events of which it says so.
   */
  subscribe<P extends z.ZodType>(
    event: EventType<P>,
    name: string,
    handler: EventHandler<P>,
    options: SubscribeOptions<P> = {},
  ): void {
    this.#subscriptions.push(createSubscription(this.#database, this.#jobs, event, name, handler, options));
  }

  /**
   * Runs `step` after each pass: soon after an event was committed here, at least every two seconds, and also when nothing
   * happened. For who looks at all that was written, which as a subscriber would cost a job for each event. Before `start`.
   */
  afterPass(step: () => Promise<void>): void {
    this.#afterPass.push(step);
  }

  /** Subscribers by event. */
  subscriptions(): readonly Subscription[] {
    return this.#subscriptions;
  }

  /** Relays until `stop`; the job queue must be started. */
  start(): void {
    const loop = startWakeLoop(
      POLL_MS,
      async () => {
        await this.#register();
        if (await hasWaitingEvents(this.#database)) await this.relayNow();
        await this.#lookAfterForsaken();
        this.#lastPass = performance.now();
        await this.#runAfterPass();
      },
      (error) => this.#logger.error({ err: error }, 'events cannot be relayed'),
      { restMs: REST_MS },
    );
    const ignored = (error: unknown) => this.#logger.warn({ err: error }, 'the outbox is not listened to');
    this.#ends = [
      onEventCommitted(this.#database, loop.wake),
      listen(this.#database, OUTBOX_CHANNEL, loop.wake, ignored),
    ];
    this.#loop = loop;
  }

  /** Runs what follows a pass now. What fails is tried again after the next one, and never keeps events from being relayed. */
  async #runAfterPass(): Promise<void> {
    for (const step of this.#afterPass)
      await step().catch((error: unknown) => this.#logger.warn({ err: error }, 'what follows relaying failed'));
  }

  /** Relays waiting events now; returns how many. */
  async relayNow(): Promise<number> {
    await this.#register();
    return relayWaiting(this.#database, this.#jobs, this.#subscriptions);
  }

  /** Reports this process's subscribers, before the first event is relayed and then hourly. */
  async #register(): Promise<void> {
    const now = performance.now();
    if (now - this.#registeredAt < REGISTER_MS) return;
    await registerSubscribers(
      this.#database,
      this.#subscriptions.map(({ event, subscriber, job }) => ({ eventType: event, subscriber, job: job.name })),
    );
    this.#registeredAt = now;
  }

  async #lookAfterForsaken(): Promise<void> {
    const now = performance.now();
    if (now - this.#lookedAfterAt < LOOK_AFTER_MS) return;
    this.#lookedAfterAt = now;
    await this.endForsaken(new Date(Date.now() - FORSAKEN_MS));
  }

  /** Unblocks aggregates whose first event was relayed before `before` and has no job any more. */
  async endForsaken(before: Date): Promise<void> {
    for (const one of await findForsakenDeliveries(this.#database, before, FORSAKEN_AT_ONCE))
      await giveUp(this.#database, this.#jobs, one);
  }

  /** Whether the relay has polled recently. */
  isAlive(): boolean {
    return this.#loop !== undefined && performance.now() - this.#lastPass < STUCK_MS;
  }

  /** Number of waiting events, and the age of the oldest. */
  waiting(): Promise<{ waiting: number; oldestSeconds: number }> {
    return countWaiting(
      this.#database,
      this.#subscriptions.map(({ event }) => event),
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.#ends.map((end) => end()));
    await this.#loop?.stop();
    this.#loop = undefined;
  }

  /** Deletes old events and records of handling; runs every night. */
  async forgetOld(): Promise<void> {
    const before = (days: number) => new Date(Date.now() - days * DAY_MS);
    await forgetSubscribers(this.#database, before(FORGET_SUBSCRIBERS_DAYS));
    await deleteOldEvents(this.#database, before(KEEP_EVENTS_DAYS));
    await deleteOldClaims(this.#database, before(KEEP_CLAIMS_DAYS));
  }
}
