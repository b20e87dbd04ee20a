import type { Told } from '@travesia/contracts/notifications';
import type { Tx } from '../../platform/db/database.ts';
import { deleteNotificationsOf, insertNotification } from './notifications.repo.ts';

/** An initial notification of a demo person. */
export type DemoNotification = Told & {
  userId: string;
  /** Hours before the start. */
  hoursAgo: number;
};

/** Rewrites the notifications of demo people; discards what visitors caused or read. */
export async function rewriteDemoNotifications(
  tx: Tx,
  people: readonly { id: string }[],
  told: readonly DemoNotification[],
  at: Date,
): Promise<void> {
  await deleteNotificationsOf(
    tx,
    people.map(({ id }) => id),
  );
  // Lists order by id, and ids by when they were made: the oldest first.
  for (const { userId, hoursAgo, kind, params } of told.toSorted((a, b) => b.hoursAgo - a.hoursAgo))
    await insertNotification(tx, {
      userId,
      kind,
      params: { ...params },
      createdAt: new Date(at.getTime() - hoursAgo * 3_600_000),
    });
}
