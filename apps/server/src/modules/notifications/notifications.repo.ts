import type { NotificationName } from '@travesia/contracts/notifications';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { inBulk } from '../../platform/db/in-bulk.ts';
import { insertMany } from '../../platform/db/insert-many.ts';
import type { NotificationScope } from './notifications.policy.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

const insertNotifications = insertMany(notifications, ['id', 'userId', 'kind', 'params', 'createdAt']);

type New = Pick<NotificationRow, 'userId' | 'kind' | 'params' | 'createdAt'>;

export const insertNotification = inBulk(async (db, rows: readonly New[]) => {
  await insertNotifications(
    db,
    rows.map((row) => ({ ...row, id: uuidv7() })),
  );
  return rows.map(() => undefined);
});

export interface WantedNotifications {
  state: 'read' | 'unread' | undefined;
  /** Only these kinds. */
  kinds: readonly NotificationName[] | undefined;
}

/** What a person has, without what they removed. */
const keptBy = ({ userId }: NotificationScope): SQL | undefined =>
  and(eq(notifications.userId, userId), isNull(notifications.removedAt));
const inState = (state: WantedNotifications['state']): SQL | undefined =>
  state && (state === 'unread' ? isNull(notifications.readAt) : isNotNull(notifications.readAt));

/** A page of a person's notifications. Ids increase over time. */
export const listNotificationRows = (
  db: Db,
  scope: NotificationScope,
  { state, kinds }: WantedNotifications,
  { sort, page, limit }: { sort: 'newest' | 'oldest'; page: number; limit: number },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(and(keptBy(scope), inState(state), kinds ? inArray(notifications.kind, [...kinds]) : undefined))
    .orderBy(sort === 'newest' ? desc(notifications.id) : asc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit);

/** A person's notifications by kind and state. */
export const countByKind = (
  db: Db,
  scope: NotificationScope,
): Promise<{ kind: NotificationName; unread: number; read: number }[]> =>
  db
    .select({
      kind: notifications.kind,
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)::int`,
      read: sql<number>`count(${notifications.readAt})::int`,
    })
    .from(notifications)
    .where(keptBy(scope))
    .groupBy(notifications.kind);

export async function countUnreadOf(db: Db | Tx, scope: NotificationScope): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(keptBy(scope), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

const these = (ids: readonly string[]) => inArray(notifications.id, [...ids]);

/** Marks some or all of a person's notifications as read; those already read keep their time. */
export async function writeRead(
  tx: Tx,
  scope: NotificationScope,
  ids: readonly string[] | null,
  at: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(keptBy(scope), isNull(notifications.readAt), ids ? these(ids) : undefined));
}

/** Marks some of a person's notifications as unread. */
export async function writeUnread(tx: Tx, scope: NotificationScope, ids: readonly string[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: null })
    .where(and(keptBy(scope), these(ids)));
}

/** Removes some of a person's notifications from their list, or returns them to it. */
export async function writeRemoved(
  tx: Tx,
  { userId }: NotificationScope,
  ids: readonly string[],
  at: Date | null,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ removedAt: at })
    .where(and(eq(notifications.userId, userId), these(ids)));
}

/** Deletes notifications read, created or removed before the respective time. */
export async function deleteOldNotifications(
  database: Database,
  { read, made, removed }: Record<'read' | 'made' | 'removed', Date>,
): Promise<void> {
  const { readAt, createdAt, removedAt } = notifications;
  await database.db.delete(notifications).where(or(lt(readAt, read), lt(createdAt, made), lt(removedAt, removed)));
}

/** Deletes all notifications of the given people. */
export async function deleteNotificationsOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(notifications).where(inArray(notifications.userId, [...userIds]));
}
