import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { lockKeys } from '../db/lock-keys.ts';
import { eventDeliveries, outboxEvents } from './outbox.tables.ts';

export type Delivery = typeof eventDeliveries.$inferSelect;

export async function insertDeliveries(tx: Tx, rows: (typeof eventDeliveries.$inferInsert)[]): Promise<void> {
  if (rows.length) await tx.insert(eventDeliveries).values(rows).onConflictDoNothing();
}

const of = (subscriber: string, eventId: string) =>
  and(eq(eventDeliveries.subscriber, subscriber), eq(eventDeliveries.eventId, eventId));

/** Serializes everything a subscriber does with one aggregate. */
export const lockStream = (tx: Tx, subscriber: string, stream: string): Promise<void> =>
  lockKeys(tx, 'event', [`${subscriber} ${stream}`]);

/** Holds a delivery back while an earlier one of its aggregate is pending. Dead ones don't block. */
export async function isHeldBack(tx: Tx, subscriber: string, eventId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(eventDeliveries)
    .set({ held: true })
    .where(
      and(
        of(subscriber, eventId),
        sql`exists (select from event_deliveries earlier where earlier.subscriber = ${eventDeliveries.subscriber}
          and earlier.stream = ${eventDeliveries.stream} and earlier.stream_number < ${eventDeliveries.streamNumber})`,
      ),
    );
  return rowCount === 1;
}

/** Ends a delivery, handled or given up. Returns false if it had already ended. */
export async function endDelivery(tx: Tx, subscriber: string, eventId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(eventDeliveries).where(of(subscriber, eventId));
  return rowCount === 1;
}

/** The first pending delivery of an aggregate for a subscriber. */
export async function findFirst(tx: Tx, subscriber: string, stream: string): Promise<Delivery | undefined> {
  const [row] = await tx
    .select()
    .from(eventDeliveries)
    .where(and(eq(eventDeliveries.subscriber, subscriber), eq(eventDeliveries.stream, stream)))
    .orderBy(asc(eventDeliveries.streamNumber))
    .limit(1);
  return row;
}

/** Records that a delivery has a job again. */
export async function giveJob(tx: Tx, { subscriber, eventId }: Delivery, jobId: string): Promise<void> {
  await tx.update(eventDeliveries).set({ held: false, jobId }).where(of(subscriber, eventId));
}

export async function findEvent(
  tx: Tx,
  id: string,
): Promise<{ payload: unknown; createdAt: Date; streamNumber: number | null } | undefined> {
  const [row] = await tx
    .select({
      payload: outboxEvents.payload,
      createdAt: outboxEvents.createdAt,
      streamNumber: outboxEvents.streamNumber,
    })
    .from(outboxEvents)
    .where(eq(outboxEvents.id, id));
  return row;
}

/**
 * Deliveries from before `before` whose job is over without having reported (its process died in the last attempt), or
 * was deleted: they would block their aggregate forever.
 */
export function findForsakenDeliveries(database: Database, before: Date, limit: number): Promise<Delivery[]> {
  return database.db
    .select()
    .from(eventDeliveries)
    .where(
      and(
        lt(eventDeliveries.createdAt, before),
        eq(eventDeliveries.held, false),
        sql`not exists (select from pgboss.job j where j.name = ${eventDeliveries.job}
          and j.id = ${eventDeliveries.jobId} and j.state < 'completed')`,
      ),
    )
    .limit(limit);
}
