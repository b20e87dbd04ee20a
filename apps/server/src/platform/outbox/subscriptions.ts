import type { EventType } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { claimEvent } from './outbox.repo.ts';

/** What a subscriber knows about an event beside its payload. */
export interface EventFacts {
  eventId: string;
  occurredAt: Date;
}

/** Handles an event in a transaction of its own. Outside effects leave it as jobs, mails or further events, by `tx`. */
export type EventHandler<P extends z.ZodType = z.ZodType> = (
  tx: Tx,
  payload: z.output<P>,
  facts: EventFacts,
) => Promise<void>;

/** What the job of a subscriber carries. */
const EventJob = z.object({ event_id: z.uuid(), occurred_at: z.iso.datetime(), payload: z.unknown() });
export type EventJob = JobDefinition<typeof EventJob>;

export interface Subscription {
  event: string;
  subscriber: string;
  job: EventJob;
}

/**
 * Registers who handles an event: one job per subscriber, tried again when it fails. The job may run twice, the handler's
 * effects happen once: the note that it was handled commits with them.
 */
export function createSubscription<P extends z.ZodType>(
  database: Database,
  jobs: Jobs,
  event: EventType<P>,
  subscriber: string,
  handler: EventHandler<P>,
): Subscription {
  const job = defineJob(`event/${event.name}/${subscriber}`, EventJob, { retries: 8 });
  jobs.work(job, async ({ event_id: eventId, occurred_at: occurredAt, payload }) => {
    const parsed = event.payload.parse(payload);
    await unitOfWork(database, async (tx) => {
      if (await claimEvent(tx, eventId, subscriber))
        await handler(tx, parsed, { eventId, occurredAt: new Date(occurredAt) });
    });
  });
  return { event: event.name, subscriber, job };
}
