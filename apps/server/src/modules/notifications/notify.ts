import {
  notificationCreatedLive,
  NOTIFICATIONS,
  pathOf,
  pushWanted,
  type Told,
} from '@travesia/contracts/notifications';
import type { Tx } from '../../platform/db/database.ts';
import { isPresent } from '../accounts/index.ts';
import { findWish } from '../profiles/index.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';
import { userRoom } from '../../platform/realtime/rooms.ts';
import { tellLive } from '../../platform/realtime/tell-live.ts';
import { waitForDigest } from './digest/wait-for-digest.ts';
import { insertNotification } from './notifications.repo.ts';
import { listDevicesOf } from './push/push.repo.ts';

type Telling = Told & { userId: string; at: Date };

/**
 * Tells someone in the transaction of its cause: in the app, on their devices and, for kinds with a digest, later by email, each
 * unless they turned it off. Nothing happens if they are gone. Throws a ZodError when the params don't match the kind.
 */
export async function notify(tx: Tx, { userId, at, kind, params }: Telling): Promise<void> {
  const { topic, params: declared } = NOTIFICATIONS[kind];
  const safe = declared.parse(params) as Record<string, string | number | null>;
  if (!(await isPresent(tx, userId))) return;
  const wish = topic === 'always' ? null : await findWish(tx, userId, topic, at);
  if (wish?.mail) await waitForDigest(tx, { userId, kind, params: safe, at }, wish);
  if ((!wish || wish.push) && (await listDevicesOf(tx, userId)).length > 0)
    await appendEvent(tx, pushWanted, { user_id: userId, topic, path: pathOf({ kind, params: safe } as Told) });
  if (wish && !wish.app) return;
  await insertNotification(tx, { userId, kind, params: safe, createdAt: at });
  tellLive(notificationCreatedLive, {}, [userRoom(userId)]);
}
