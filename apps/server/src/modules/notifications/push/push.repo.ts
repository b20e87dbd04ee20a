import { and, count, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import { sessions, users } from '../../accounts/accounts.tables.ts';
import type { NotificationScope } from '../notifications.policy.ts';
import { pushSubscriptions } from '../notifications.tables.ts';

export type PushRow = typeof pushSubscriptions.$inferSelect;

const isLive = (at: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, at));

/** How many devices a person has, and whether that of a session is among them. */
export async function countDevices(
  db: Db | Tx,
  { userId }: NotificationScope,
  sessionId: string,
  at: Date,
): Promise<{ devices: number; isOn: boolean }> {
  const [row] = await db
    .select({
      devices: count(),
      isOn: sql<boolean>`coalesce(bool_or(${pushSubscriptions.sessionId} = ${sessionId}), false)`,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), isLive(at)));
  return row ?? { devices: 0, isOn: false };
}

/** Writes the device of a session; it had another address, or belonged to another session, before. */
export async function replaceDevice(tx: Tx, row: PushRow): Promise<void> {
  const { sessionId, addressHash } = pushSubscriptions;
  await tx.delete(pushSubscriptions).where(or(eq(sessionId, row.sessionId), eq(addressHash, row.addressHash)));
  await tx.insert(pushSubscriptions).values(row);
}

/** Deletes a person's devices but the newest. */
export async function deleteOldest(tx: Tx, userId: string, most: number): Promise<void> {
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id))
    .offset(most);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, newest));
}

/** Deletes the device of a session. Returns false if there is none. */
export async function deleteOfSession(tx: Tx, { userId }: NotificationScope, sessionId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId)));
  return rowCount === 1;
}

export async function deleteDevice(database: Database, id: string): Promise<void> {
  await database.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Deletes the devices of sessions that end. */
export async function deleteOfSessions(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, [...sessionIds]));
}

/** Deletes devices whose session ended or expired: they get nothing any more. */
export async function deleteSignedOut(database: Database, at: Date): Promise<void> {
  const live = database.db.select({ id: sessions.id }).from(sessions).where(isLive(at));
  await database.db.delete(pushSubscriptions).where(notInArray(pushSubscriptions.sessionId, live));
}

/** The devices of people that receive something. */
export const listDevicesOf = inBulk(async (db, userIds: readonly string[]): Promise<string[][]> => {
  const rows = await db
    .select({ userId: pushSubscriptions.userId, ids: sql<string[]>`array_agg(${pushSubscriptions.id}::text)` })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]))
    .groupBy(pushSubscriptions.userId);
  return inOrderOf(userIds, rows, ({ userId }) => userId).map((row) => row?.ids ?? []);
});

/** A device with its reader's language; undefined if its session ended or the account is closed. */
export async function findDevice(db: Db, id: string, at: Date) {
  const [row] = await db
    .select({ device: pushSubscriptions, language: users.language })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.id, id), isLive(at), eq(users.status, 'active')));
  return row;
}
