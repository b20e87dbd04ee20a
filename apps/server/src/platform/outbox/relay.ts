import type { Database } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { markRelayed, takeWaitingEvents } from './outbox.repo.ts';
import type { Subscription } from './subscriptions.ts';

/** Events that one transaction turns into jobs. */
const BATCH = 100;

/**
 * Turns waiting events into one job a subscriber, in the order of writing, until none waits. An event and its jobs change
 * hands in one transaction, so a crash neither loses nor doubles one; several processes may relay at once.
 * Events that nobody here subscribes to are left: a newer process may know who does. Answers how many it relayed.
 */
export async function relayWaiting(
  database: Database,
  jobs: Jobs,
  subscriptions: readonly Subscription[],
): Promise<number> {
  const types = [...new Set(subscriptions.map(({ event }) => event))];
  if (types.length === 0) return 0;
  let total = 0;
  for (let relayed = BATCH; relayed === BATCH; total += relayed) {
    relayed = await unitOfWork(database, async (tx) => {
      const events = await takeWaitingEvents(tx, types, BATCH);
      if (events.length === 0) return 0;
      for (const { event, job } of subscriptions) {
        const heard = events.filter(({ eventType }) => eventType === event);
        await jobs.enqueueAll(
          tx,
          job,
          heard.map(({ id, createdAt, payload }) => ({ event_id: id, occurred_at: createdAt.toISOString(), payload })),
        );
      }
      await markRelayed(
        tx,
        events.map(({ id }) => id),
      );
      return events.length;
    });
  }
  return total;
}
