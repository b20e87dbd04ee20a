import { and, asc, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { outboxEvents, processedEvents } from './outbox.tables.ts';

export interface WaitingEvent {
  id: string;
  eventType: string;
  payload: unknown;
  createdAt: Date;
}

/** Channel that tells relays of other processes to look. */
export const OUTBOX_CHANNEL = 'travesia_outbox';

export async function insertEvent(tx: Tx, eventType: string, payload: unknown): Promise<string> {
  const [row] = await tx.insert(outboxEvents).values({ eventType, payload }).returning({ id: outboxEvents.id });
  if (!row) throw new Error('the outbox row was not written');
  return row.id;
}

/** Takes waiting events of the given types, oldest first, passing over those that another relay holds. */
export function takeWaitingEvents(tx: Tx, eventTypes: string[], limit: number): Promise<WaitingEvent[]> {
  return tx
    .select({
      id: outboxEvents.id,
      eventType: outboxEvents.eventType,
      payload: outboxEvents.payload,
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

/** Whether anything of the given types waits; cheap, asked every second or so. */
export async function hasWaitingEvents(database: Database, eventTypes: string[]): Promise<boolean> {
  const rows = await database.db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(and(isNull(outboxEvents.relayedAt), inArray(outboxEvents.eventType, eventTypes)))
    .limit(1);
  return rows.length > 0;
}

/** Notes that a subscriber handles an event. False when it has done so before. */
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

/** Deletes what was relayed, or can be handled by nobody, before `before`; answers how many events. */
export async function deleteOldEvents(database: Database, eventTypes: string[], before: Date): Promise<number> {
  const unheard = eventTypes.length ? notInArray(outboxEvents.eventType, eventTypes) : sql`true`;
  const { rowCount } = await database.db
    .delete(outboxEvents)
    .where(
      or(
        lt(outboxEvents.relayedAt, before),
        and(isNull(outboxEvents.relayedAt), unheard, lt(outboxEvents.createdAt, before)),
      ),
    );
  return rowCount ?? 0;
}

/** Deletes notes of handled events older than `before`; none of their jobs can come again by then. */
export async function deleteOldClaims(database: Database, before: Date): Promise<void> {
  await database.db.delete(processedEvents).where(lt(processedEvents.processedAt, before));
}

/** Events of the given types that no relay has taken yet. */
export async function countWaiting(
  database: Database,
  eventTypes: readonly string[],
): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await database.db.execute<{ waiting: number; oldestSeconds: number }>(sql`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::int as "oldestSeconds"
    from outbox_events where relayed_at is null and event_type = any(${sql.param([...eventTypes])}::text[])`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}
