import { randomUUID } from 'node:crypto';
import type { EventType } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { beginDelivery, type Delivery, endDelivery, findEvent, giveJob, lockStream } from './deliveries.repo.ts';
import type { WaitingEvent } from './outbox.repo.ts';

/** What a subscriber knows about an event besides its payload. */
export interface EventFacts {
  eventId: string;
  occurredAt: Date;
  /** The aggregate and the event's number in it; null for events without one. */
  stream: string | null;
  number: number | null;
}

/** Handles an event in its own transaction. Outside effects are jobs, emails or further events, through `tx`. */
export type EventHandler<P extends z.ZodType = z.ZodType> = (
  tx: Tx,
  payload: z.output<P>,
  facts: EventFacts,
) => Promise<void>;

/** Payload of a subscriber's job. Those created by older versions have no stream. */
const EventJob = z.object({
  event_id: z.uuid(),
  occurred_at: z.iso.datetime(),
  payload: z.unknown(),
  stream: z.string().nullable().default(null),
  number: z.int().nullable().default(null),
});
export type EventJob = JobDefinition<typeof EventJob>;

/** Payload of the jobs that deliver an event to its subscribers. */
export const eventJob = (event: Omit<WaitingEvent, 'eventType'>): z.input<typeof EventJob> => ({
  event_id: event.id,
  occurred_at: event.createdAt.toISOString(),
  payload: event.payload,
  stream: event.stream,
  number: event.streamNumber,
});

export interface Subscription {
  event: string;
  subscriber: string;
  job: EventJob;
}

/**
 * Registers the handlers of events: one job per subscriber, retried on failure. The job may run twice, the handler's
 * effects happen once: the record that it was handled commits with them. Events of one aggregate are handled in order:
 * one that fails blocks those after it, and nothing else, until it succeeds or is dead.
 */
export function createSubscription<P extends z.ZodType>(
  database: Database,
  jobs: Jobs,
  event: EventType<P>,
  subscriber: string,
  handler: EventHandler<P>,
): Subscription {
  const job = defineJob(`event/${event.name}/${subscriber}`, EventJob, { retries: 8 });
  jobs.work(job, async ({ event_id: eventId, occurred_at: occurredAt, payload, stream, number }, { lastAttempt }) => {
    try {
      const parsed = event.payload.parse(payload);
      await unitOfWork(database, async (tx) => {
        if (stream) await lockStream(tx, subscriber, stream);
        const { held, claimed } = await beginDelivery(tx, subscriber, eventId);
        if (held) return;
        if (claimed) await handler(tx, parsed, { eventId, occurredAt: new Date(occurredAt), stream, number });
        if (stream) await goOn(tx, jobs, { subscriber, eventId, stream });
      });
    } catch (error) {
      if (lastAttempt && stream) await giveUp(database, jobs, { subscriber, eventId, stream });
      throw error;
    }
  });
  return { event: event.name, subscriber, job };
}

type Ended = Pick<Delivery, 'subscriber' | 'eventId' | 'stream'>;

/** Ends a delivery that will not be retried, so that the following ones get their turn. */
export function giveUp(database: Database, jobs: Jobs, ended: Ended): Promise<void> {
  return unitOfWork(database, async (tx) => {
    await lockStream(tx, ended.subscriber, ended.stream);
    await goOn(tx, jobs, ended);
  });
}

/** Ends a delivery; the aggregate's next one gets a new job if it gave up its own to wait. */
async function goOn(tx: Tx, jobs: Jobs, { subscriber, eventId, stream }: Ended): Promise<void> {
  const next = await endDelivery(tx, { subscriber, eventId, stream });
  if (!next?.held) return;
  const event = await findEvent(tx, next.eventId);
  // Deleted after two weeks, long after its job.
  if (!event) return goOn(tx, jobs, next);
  const jobId = randomUUID();
  const data = eventJob({ id: next.eventId, stream, ...event });
  await jobs.enqueueRows(tx, next.job, [{ id: jobId, data }]);
  await giveJob(tx, next, jobId);
}
