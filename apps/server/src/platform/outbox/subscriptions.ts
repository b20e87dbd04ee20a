import { randomUUID } from 'node:crypto';
import type { EventType } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import { sideBySide } from '../db/in-bulk.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { beginDeliveries, type Delivery, endDeliveries, findEvent, giveJob, locksOf } from './deliveries.repo.ts';
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
  /** Whether an event with this payload needs a delivery. */
  concerns: (payload: unknown) => boolean;
}

export interface SubscribeOptions<P extends z.ZodType = z.ZodType> {
  /** Whether events that wait at the same time may be handled side by side in one transaction. */
  together?: boolean;
  /**
   * Of which events the handler is called; others get no job. A relay of an older version leaves out what that version did, so a
   * handler that is to hear of more needs another name.
   */
  concerns?: (payload: z.output<P>) => boolean;
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
  { together = false, concerns = () => true }: SubscribeOptions<P> = {},
): Subscription {
  const job = defineJob(`event/${event.name}/${subscriber}`, EventJob, { retries: 8 });
  /** Handles events, at most one of each aggregate, in one transaction. */
  const handle = (events: readonly z.output<typeof EventJob>[]): Promise<void> => {
    const parsed = events.map((one) => ({ ...one, payload: event.payload.parse(one.payload) }));
    const streams = parsed.flatMap(({ stream }) => stream ?? []);
    const work = async (tx: Tx) => {
      const begun = await beginDeliveries(
        tx,
        subscriber,
        parsed.map(({ event_id: id }) => id),
      );
      // A relay that doesn’t know this subscriber delivers all events.
      const claimed = parsed.filter(({ event_id: id, payload }) => begun.get(id)?.claimed && concerns(payload));
      const works = claimed.map(({ event_id: eventId, occurred_at: at, payload, stream, number }) => () => {
        return handler(tx, payload, { eventId, occurredAt: new Date(at), stream, number });
      });
      if (works.length > 1) await sideBySide(tx, works);
      else await works[0]?.();
      const ended = parsed.filter(({ event_id: id, stream }) => stream && !begun.get(id)?.held);
      if (ended.length)
        await goOn(
          tx,
          jobs,
          subscriber,
          ended.map(({ event_id: id }) => id),
        );
    };
    return unitOfWork(database, work, { locks: locksOf(subscriber, streams) });
  };
  jobs.work(
    job,
    async (one, { lastAttempt }) => {
      try {
        await handle([one]);
      } catch (error) {
        const { event_id: eventId, stream } = one;
        if (lastAttempt && stream) await giveUp(database, jobs, { subscriber, eventId, stream });
        throw error;
      }
    },
    together
      ? async (events) => {
          const first = firstOfEach(events);
          await handle(events.filter((one) => first.has(one.event_id)));
          return events.map((one) => first.has(one.event_id));
        }
      : undefined,
  );
  const isConcerned = (payload: unknown): boolean => {
    const parsed = event.payload.safeParse(payload);
    // One that can't be read fails where failures are seen: in its job.
    return !parsed.success || concerns(parsed.data);
  };
  return { event: event.name, subscriber, job, concerns: isConcerned };
}

/** The first event of each aggregate, by id: those after it are handled when it is. */
function firstOfEach(events: readonly z.output<typeof EventJob>[]): ReadonlySet<string> {
  const first = new Map<string, z.output<typeof EventJob>>();
  for (const one of events) {
    const known = first.get(one.stream ?? one.event_id);
    if (!known || (one.number ?? 0) < (known.number ?? 0)) first.set(one.stream ?? one.event_id, one);
  }
  return new Set([...first.values()].map(({ event_id: id }) => id));
}

type Ended = Pick<Delivery, 'subscriber' | 'eventId' | 'stream'>;

/** Ends a delivery that will not be retried, so that the following ones get their turn. */
export function giveUp(database: Database, jobs: Jobs, { subscriber, eventId, stream }: Ended): Promise<void> {
  const work = (tx: Tx) => goOn(tx, jobs, subscriber, [eventId]);
  return unitOfWork(database, work, { locks: locksOf(subscriber, [stream]) });
}

/** Ends deliveries; the next one of each aggregate gets a new job if it gave up its own to wait. */
async function goOn(tx: Tx, jobs: Jobs, subscriber: string, eventIds: readonly string[]): Promise<void> {
  for (const next of await endDeliveries(tx, subscriber, eventIds)) if (next.held) await wakeHeld(tx, jobs, next);
}

async function wakeHeld(tx: Tx, jobs: Jobs, next: Delivery): Promise<void> {
  const event = await findEvent(tx, next.eventId);
  // Deleted after two weeks, long after its job.
  if (!event) return goOn(tx, jobs, next.subscriber, [next.eventId]);
  const jobId = randomUUID();
  const data = eventJob({ id: next.eventId, stream: next.stream, ...event });
  await jobs.enqueueRows(tx, next.job, [{ id: jobId, data }]);
  await giveJob(tx, next, jobId);
}
