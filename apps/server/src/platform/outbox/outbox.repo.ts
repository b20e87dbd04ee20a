import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { textArray } from '../db/conditions.ts';
import type { Database, Db, Tx } from '../db/database.ts';
import { eventStreams, outboxEvents, outboxSubscribers, processedEvents } from './outbox.tables.ts';

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

export async function insertEvent(tx: Tx, event: typeof outboxEvents.$inferInsert): Promise<string> {
  const [row] = await tx.insert(outboxEvents).values(event).returning({ id: outboxEvents.id });
  if (!row) throw new Error('the outbox row was not written');
  return row.id;
}

/**
 * The next number of a stream. Its row stays locked until the transaction ends, so that numbers are in commit order.
 */
export async function takeNumber(tx: Tx, stream: string): Promise<number> {
  const [row] = await tx
    .insert(eventStreams)
    .values({ stream, lastNumber: 1 })
    .onConflictDoUpdate({ target: eventStreams.stream, set: { lastNumber: sql`${eventStreams.lastNumber} + 1` } })
    .returning({ number: eventStreams.lastNumber });
  if (!row) throw new Error('the stream has no number');
  return row.number;
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

/** Records that a subscriber handles an event. Returns false if it has already done so. */
export async function claimEvent(tx: Tx, eventId: string, subscriber: string): Promise<boolean> {
  const rows = await tx
    .insert(processedEvents)
    .values({ eventId, subscriber })
    .onConflictDoNothing()
    .returning({ eventId: processedEvents.eventId });
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
