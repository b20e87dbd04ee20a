import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import type { LockKey } from '../db/lock-keys.ts';
import { insertMany } from '../db/insert-many.ts';
import { preparedStatement } from '../db/statement.ts';
import { eventDeliveries, outboxEvents } from './outbox.tables.ts';

export type Delivery = typeof eventDeliveries.$inferSelect;

export const insertDeliveries: (
  tx: Tx,
  rows: readonly Pick<Delivery, 'subscriber' | 'eventId' | 'stream' | 'streamNumber' | 'job' | 'jobId'>[],
) => Promise<void> = insertMany(eventDeliveries, ['subscriber', 'eventId', 'stream', 'streamNumber', 'job', 'jobId'], {
  unlessPresent: true,
});

const of = (subscriber: string, eventId: string) =>
  and(eq(eventDeliveries.subscriber, subscriber), eq(eventDeliveries.eventId, eventId));

/** Locks that serialize everything a subscriber does with each of some aggregates. */
export const locksOf = (subscriber: string, streams: readonly string[]): LockKey[] =>
  streams.toSorted().map((stream) => ['event', `${subscriber} ${stream}`]);

const begin = preparedStatement<{ eventId: string; held: boolean; claimed: boolean }>(
  'begin deliveries',
  sql`with asked as (select event_id from unnest(${sql.placeholder('eventIds')}::uuid[]) as event_id),
    held as (
      update event_deliveries d set held = true from asked
      where d.subscriber = ${sql.placeholder('subscriber')} and d.event_id = asked.event_id
        and exists (select from event_deliveries earlier where earlier.subscriber = d.subscriber
          and earlier.stream = d.stream and earlier.stream_number < d.stream_number)
      returning d.event_id),
    claimed as (
      insert into processed_events (event_id, subscriber)
      select event_id, ${sql.placeholder('subscriber')} from asked where event_id not in (select event_id from held)
      on conflict do nothing returning event_id)
    select event_id as "eventId", event_id in (select event_id from held) as held,
      event_id in (select event_id from claimed) as claimed from asked`,
);

export interface Begun {
  /** An earlier event of its aggregate is pending. */
  held: boolean;
  /** False if the subscriber has already handled it. */
  claimed: boolean;
}

/**
 * Holds deliveries back while an earlier one of their aggregate is pending; dead ones don't block. Of the others it records that
 * the subscriber handles the event, unless it has already done so. Streams must be locked; at most one event of each.
 */
export async function beginDeliveries(
  tx: Tx,
  subscriber: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, Begun>> {
  const rows = await begin(tx, { subscriber, eventIds });
  return new Map(rows.map(({ eventId, held, claimed }) => [eventId, { held, claimed }]));
}

const end = preparedStatement<{ first: string }>(
  'end deliveries',
  sql`with ended as (
      delete from event_deliveries
      where subscriber = ${sql.placeholder('subscriber')} and event_id = any(${sql.placeholder('eventIds')}::uuid[])
      returning stream)
    select distinct on (d.stream) d.event_id as first from event_deliveries d
    where d.subscriber = ${sql.placeholder('subscriber')} and d.stream in (select stream from ended)
      and d.event_id <> all(${sql.placeholder('eventIds')}::uuid[])
    order by d.stream, d.stream_number`,
);

/**
 * Ends deliveries, handled or given up, and returns those that are now the first of these aggregates. None for a delivery that had
 * already ended.
 */
export async function endDeliveries(tx: Tx, subscriber: string, eventIds: readonly string[]): Promise<Delivery[]> {
  const rows = await end(tx, { subscriber, eventIds });
  const firsts = rows.map(({ first }) => first);
  if (!firsts.length) return [];
  return tx
    .select()
    .from(eventDeliveries)
    .where(and(eq(eventDeliveries.subscriber, subscriber), inArray(eventDeliveries.eventId, firsts)));
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
