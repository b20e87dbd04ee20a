import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { insertDeliveries } from './deliveries.repo.ts';
import { listSubscribers, markRelayed, type Subscriber, takeWaitingEvents, type WaitingEvent } from './outbox.repo.ts';
import { eventJob, type Subscription } from './subscriptions.ts';

/** Events turned into jobs per transaction. */
const BATCH = 100;

/**
 * Turns waiting events into one job per subscriber, in write order, until none is left. Subscribers are those of all
 * running versions, read after the events: whoever subscribed before the event's commit gets it, whichever process
 * relays it; which events concern a subscriber is known of `own` ones. An event and its jobs change in one transaction, so a
 * crash neither loses nor duplicates one; several processes may relay, taking turns. Events without subscribers stay. Returns
 * how many were relayed.
 */
export async function relayWaiting(
  database: Database,
  jobs: Jobs,
  own: readonly Pick<Subscription, 'job' | 'concerns'>[],
): Promise<number> {
  const concerns: Concerns = new Map(own.map((one) => [one.job.name, one.concerns]));
  let total = 0;
  for (;;) {
    const known = await listSubscribers(database.db);
    if (known.length === 0) return total;
    await jobs.learn(known.map(({ job }) => job));
    // One relay at a time: of two, the later could deliver an aggregate's second event before the first.
    const relayed = await unitOfWork(database, (tx) => relayBatch(tx, jobs, known, concerns), {
      locks: [['outbox', 'relay']],
    });
    // A new subscriber appeared in between: load its queue first, outside the transaction.
    if (relayed === null) continue;
    total += relayed;
    if (relayed < BATCH) return total;
  }
}

/** By the job of a subscriber, which events it hears. */
type Concerns = ReadonlyMap<string, Subscription['concerns']>;

async function relayBatch(
  tx: Tx,
  jobs: Jobs,
  known: readonly Subscriber[],
  concerns: Concerns,
): Promise<number | null> {
  const events = await takeWaitingEvents(tx, [...new Set(known.map(({ eventType }) => eventType))], BATCH);
  if (events.length === 0) return 0;
  const subscribers = await listSubscribers(tx);
  const learned = new Set(known.map(({ job }) => job));
  if (subscribers.some(({ job }) => !learned.has(job))) return null;
  const deliveries: Awaited<ReturnType<typeof deliver>> = [];
  for (const subscriber of subscribers) {
    const isHeard = concerns.get(subscriber.job) ?? (() => true);
    const heard = events.filter((event) => event.eventType === subscriber.eventType && isHeard(event.payload));
    if (heard.length) deliveries.push(...(await deliver(tx, jobs, subscriber, heard)));
  }
  await insertDeliveries(tx, deliveries);
  await markRelayed(
    tx,
    events.map(({ id }) => id),
  );
  return events.length;
}

/** Gives each event a job of the subscriber, and returns the deliveries to record. */
async function deliver(tx: Tx, jobs: Jobs, { subscriber, job }: Subscriber, events: WaitingEvent[]) {
  const heard = events.map((event) => ({ event, jobId: randomUUID() }));
  await jobs.enqueueRows(
    tx,
    job,
    heard.map(({ event, jobId }) => ({ id: jobId, data: eventJob(event) })),
  );
  return heard.flatMap(({ event: { id: eventId, stream, streamNumber }, jobId }) =>
    stream === null || streamNumber === null ? [] : [{ subscriber, eventId, stream, streamNumber, job, jobId }],
  );
}
