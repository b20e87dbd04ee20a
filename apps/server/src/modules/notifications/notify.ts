import { NOTIFICATIONS, type Told } from '@travesia/contracts/notifications';
import type { Tx } from '../../platform/db/database.ts';
import { findUser } from '../accounts/index.ts';
import { findWish } from '../profiles/index.ts';
import { insertNotification } from './notifications.repo.ts';

type Telling = Told & { userId: string; at: Date };

/**
 * Tells a person something in the app, in the transaction of what it is about; not at all where they do not want that kind,
 * or are gone. Throws a ZodError when the params are not those of the kind.
 */
export async function notify(tx: Tx, { userId, at, kind, params }: Telling): Promise<void> {
  const { topic, params: declared } = NOTIFICATIONS[kind];
  const safe = declared.parse(params) as Record<string, string | number | null>;
  const user = await findUser(tx, userId);
  if (!user || user.status === 'erased') return;
  if (topic !== 'always' && !(await findWish(tx, userId, topic, at)).app) return;
  await insertNotification(tx, { userId, kind, params: safe, createdAt: at });
}
