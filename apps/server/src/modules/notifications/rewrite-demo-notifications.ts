import type { Told } from '@travesia/contracts/notifications';
import type { Tx } from '../../platform/db/database.ts';
import { deleteNotificationsOf, insertNotification } from './notifications.repo.ts';

/** Something that a person of the demonstration is told from its beginning. */
export type DemoNotification = Told & {
  userId: string;
  /** Hours before the start. */
  hoursAgo: number;
};

/** Writes what the demonstration's people are told; what visitors caused or read is gone. */
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
  for (const { userId, hoursAgo, kind, params } of told)
    await insertNotification(tx, {
      userId,
      kind,
      params: { ...params },
      createdAt: new Date(at.getTime() - hoursAgo * 3_600_000),
    });
}
