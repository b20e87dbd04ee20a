import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { lockKeys } from '../db/lock-keys.ts';
import { preparedStatement } from '../db/statement.ts';
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

const begin = preparedStatement<{ held: boolean; claimed: boolean }>(
  'begin delivery',
  sql`with held as (
      update event_deliveries d set held = true
      where d.subscriber = ${sql.placeholder('subscriber')} and d.event_id = ${sql.placeholder('eventId')}::uuid
        and exists (select from event_deliveries earlier where earlier.subscriber = d.subscriber
          and earlier.stream = d.stream and earlier.stream_number < d.stream_number)
      returning 1),
    claimed as (
      insert into processed_events (event_id, subscriber)
      select ${sql.placeholder('eventId')}::uuid, ${sql.placeholder('subscriber')} where not exists (select from held)
      on conflict do nothing returning 1)
    select exists (select from held) as held, exists (select from claimed) as claimed`,
);

/**
 * Holds a delivery back while an earlier one of its aggregate is pending; dead ones don't block. Otherwise records that the
 * subscriber handles the event: `claimed` is false if it has already done so. The stream must be locked, if there is one.
 */
export async function beginDelivery(
  tx: Tx,
  subscriber: string,
  eventId: string,
): Promise<{ held: boolean; claimed: boolean }> {
  const [row] = await begin(tx, { subscriber, eventId });
  return row ?? { held: false, claimed: false };
}

const end = preparedStatement<{ first: string | null }>(
  'end delivery',
  sql`with ended as (
      delete from event_deliveries where subscriber = ${sql.placeholder('subscriber')} and event_id = ${sql.placeholder('eventId')}::uuid
      returning event_id)
    select (select d.event_id from event_deliveries d
      where d.subscriber = ${sql.placeholder('subscriber')} and d.stream = ${sql.placeholder('stream')}
        and d.event_id <> ${sql.placeholder('eventId')}::uuid
      order by d.stream_number limit 1) as first
    from ended`,
);

/**
 * Ends a delivery, handled or given up, and returns the one that is now the first of its aggregate. Undefined if there is
 * none, or if the delivery had already ended.
 */
export async function endDelivery(
  tx: Tx,
  { subscriber, eventId, stream }: Pick<Delivery, 'subscriber' | 'eventId' | 'stream'>,
): Promise<Delivery | undefined> {
  const [ended] = await end(tx, { subscriber, eventId, stream });
  if (!ended?.first) return undefined;
  const [row] = await tx.select().from(eventDeliveries).where(of(subscriber, ended.first));
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
