import { notificationCreatedLive, NOTIFICATIONS, type Told } from '@travesia/contracts/notifications';
import type { Tx } from '../../platform/db/database.ts';
import { isPresent } from '../accounts/index.ts';
import { findWish } from '../profiles/index.ts';
import { userRoom } from '../../platform/realtime/rooms.ts';
import { tellLive } from '../../platform/realtime/tell-live.ts';
import { insertNotification } from './notifications.repo.ts';

type Telling = Told & { userId: string; at: Date };

/**
 * Creates an in-app notification in the transaction of its cause; skipped when the person opted out of that kind
 * or is gone. Throws a ZodError when the params don't match the kind.
 */
export async function notify(tx: Tx, { userId, at, kind, params }: Telling): Promise<void> {
  const { topic, params: declared } = NOTIFICATIONS[kind];
  const safe = declared.parse(params) as Record<string, string | number | null>;
  if (!(await isPresent(tx, userId))) return;
  if (topic !== 'always' && !(await findWish(tx, userId, topic, at)).app) return;
  await insertNotification(tx, { userId, kind, params: safe, createdAt: at });
  tellLive(notificationCreatedLive, {}, [userRoom(userId)]);
}
