import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { textArray } from '../db/conditions.ts';
import type { Database, Db, Tx } from '../db/database.ts';
import { writeLater } from '../db/write-later.ts';
import { outboxEvents, outboxSubscribers, processedEvents } from './outbox.tables.ts';

export interface WaitingEvent {
  id: string;
  eventType: string;
  payload: unknown;
  stream: string | null;
  streamNumber: number | null;
  createdAt: Date;
}

/** Subscribers of an event type, with their jobs. */
export interface Subscriber {
  eventType: string;
  subscriber: string;
  job: string;
}

/** NOTIFY channel that wakes relays of other processes. */
export const OUTBOX_CHANNEL = 'travesia_outbox';

const columns = sql`${sql.placeholder('id')}::uuid, ${sql.placeholder('eventType')}::text, ${sql.placeholder('payload')}::jsonb`;

const insertAlone = writeLater(
  'event',
  sql`event_alone as (insert into outbox_events (id, event_type, payload) values (${columns}))`,
);

/** The event is inserted after its number was taken: the position follows the same order. */
const insertNumbered = writeLater(
  'numbered event',
  sql`event_number as (
      insert into event_streams as s (stream, last_number) values (${sql.placeholder('stream')}, 1)
      on conflict (stream) do update set last_number = s.last_number + 1 returning stream, last_number),
    event_numbered as (
      insert into outbox_events (id, event_type, payload, stream, stream_number)
      select ${columns}, stream, last_number from event_number)`,
);

/**
 * Writes an event. One of a stream gets the stream's next number, whose row stays locked until the transaction ends, so that
 * numbers are in commit order. Returns the event's id.
 */
export async function insertEvent(
  tx: Tx,
  { stream, payload, eventType }: { eventType: string; payload: unknown; stream: string | undefined },
): Promise<string> {
  const id = uuidv7();
  const row = { id, eventType, payload: JSON.stringify(payload) };
  await (stream === undefined ? insertAlone(tx, row) : insertNumbered(tx, { ...row, stream }));
  return id;
}

/** Events of an aggregate after the given one, oldest first; kept for two weeks. */
export async function readStream(
  db: Db | Tx,
  stream: string,
  after: number,
  limit: number,
): Promise<{ number: number; eventType: string; payload: unknown; at: Date }[]> {
  const rows = await db
    .select({
      number: sql<number>`${outboxEvents.streamNumber}`.mapWith(Number),
      eventType: outboxEvents.eventType,
      payload: outboxEvents.payload,
      at: outboxEvents.createdAt,
    })
    .from(outboxEvents)
    .where(and(eq(outboxEvents.stream, stream), gt(outboxEvents.streamNumber, after)))
    .orderBy(asc(outboxEvents.streamNumber))
    .limit(limit);
  return rows;
}

/** Records that a running process has these subscribers. */
export async function registerSubscribers(database: Database, subscribers: readonly Subscriber[]): Promise<void> {
  if (subscribers.length === 0) return;
  // In a fixed order, so that processes starting together don't deadlock.
  const rows = subscribers.toSorted((one, other) => (one.job < other.job ? -1 : 1));
  await database.db
    .insert(outboxSubscribers)
    .values([...rows])
    .onConflictDoUpdate({
      target: [outboxSubscribers.eventType, outboxSubscribers.subscriber],
      set: { job: sql`excluded.job`, seenAt: sql`now()` },
    });
}

/** All subscribers of all running versions. */
export function listSubscribers(db: Db | Tx): Promise<Subscriber[]> {
  return db
    .select({
      eventType: outboxSubscribers.eventType,
      subscriber: outboxSubscribers.subscriber,
      job: outboxSubscribers.job,
    })
    .from(outboxSubscribers);
}

/** Deletes subscribers no process has reported since `before`. */
export async function forgetSubscribers(database: Database, before: Date): Promise<void> {
  await database.db.delete(outboxSubscribers).where(lt(outboxSubscribers.seenAt, before));
}

/** Takes waiting events of the given types, oldest first, skipping those locked by another relay. */
export function takeWaitingEvents(tx: Tx, eventTypes: string[], limit: number): Promise<WaitingEvent[]> {
  return tx
    .select({
      id: outboxEvents.id,
      eventType: outboxEvents.eventType,
      payload: outboxEvents.payload,
      stream: outboxEvents.stream,
      streamNumber: outboxEvents.streamNumber,
      createdAt: outboxEvents.createdAt,
    })
    .from(outboxEvents)
    .where(and(isNull(outboxEvents.relayedAt), inArray(outboxEvents.eventType, eventTypes)))
    .orderBy(asc(outboxEvents.position))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function markRelayed(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .update(outboxEvents)
    .set({ relayedAt: sql`now()` })
    .where(inArray(outboxEvents.id, ids));
}

const heard = sql`exists (select from ${outboxSubscribers} where ${outboxSubscribers.eventType} = ${outboxEvents.eventType})`;

/** Whether any event with subscribers is waiting; cheap, polled every second or so. */
export async function hasWaitingEvents(database: Database): Promise<boolean> {
  const rows = await database.db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(and(isNull(outboxEvents.relayedAt), heard))
    .limit(1);
  return rows.length > 0;
}

export async function notifyOutbox(database: Database): Promise<void> {
  await database.db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** Deletes events relayed, or without possible subscribers, before `before`; returns how many. */
export async function deleteOldEvents(database: Database, before: Date): Promise<number> {
  const { rowCount } = await database.db
    .delete(outboxEvents)
    .where(
      or(
        lt(outboxEvents.relayedAt, before),
        and(isNull(outboxEvents.relayedAt), sql`not ${heard}`, lt(outboxEvents.createdAt, before)),
      ),
    );
  return rowCount ?? 0;
}

/** Deletes records of handled events older than `before`; none of their jobs can run again by then. */
export async function deleteOldClaims(database: Database, before: Date): Promise<void> {
  await database.db.delete(processedEvents).where(lt(processedEvents.processedAt, before));
}

/** Events of the given types not relayed yet. */
export async function countWaiting(
  database: Database,
  eventTypes: readonly string[],
): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await database.db.execute<{ waiting: number; oldestSeconds: number }>(sql`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::int as "oldestSeconds"
    from outbox_events where relayed_at is null and event_type = any(${textArray(eventTypes)})`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}
