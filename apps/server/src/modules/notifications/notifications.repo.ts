import { and, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import type { NotificationScope } from './notifications.policy.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotification(tx: Tx, row: typeof notifications.$inferInsert): Promise<void> {
  await tx.insert(notifications).values(row);
}

/** The newest notifications, optionally before a given one. */
export const listNewest = (
  db: Db,
  { userId }: NotificationScope,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit);

export async function countUnreadOf(db: Db | Tx, { userId }: NotificationScope): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** Marks some or all of a person's notifications as read; those already read keep their time. */
export async function writeRead(
  tx: Tx,
  { userId }: NotificationScope,
  ids: readonly string[] | null,
  at: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
      ),
    );
}

/** Deletes notifications read, or created, before the respective time. */
export async function deleteOldNotifications(database: Database, read: Date, made: Date): Promise<void> {
  await database.db.delete(notifications).where(or(lt(notifications.readAt, read), lt(notifications.createdAt, made)));
}

/** Deletes all notifications of the given people. */
export async function deleteNotificationsOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(notifications).where(inArray(notifications.userId, [...userIds]));
}
