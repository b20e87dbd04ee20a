import { NOTIFICATIONS, type NotificationName } from '@travesia/contracts/notifications';
import type { NotificationDeclaration } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { findTimeZone } from '../../accounts/index.ts';
import type { findWish } from '../../profiles/index.ts';
import { writeDigest } from './digests.repo.ts';
import { dueAt } from './due.rules.ts';

interface Told {
  userId: string;
  kind: NotificationName;
  params: Record<string, string | number | null>;
  at: Date;
}

/** Lets someone be emailed of what they are told, if it is of a kind that says so and they have not read it by then. */
export async function waitForDigest(
  tx: Tx,
  { userId, kind, params, at }: Told,
  { rhythm, timeZone }: Pick<Awaited<ReturnType<typeof findWish>>, 'rhythm' | 'timeZone'>,
): Promise<void> {
  const { digest } = NOTIFICATIONS[kind] as NotificationDeclaration;
  if (!digest) return;
  const zone = rhythm === 'daily' ? (timeZone ?? (await findTimeZone(tx, userId)) ?? 'UTC') : 'UTC';
  await writeDigest(tx, { userId, kind, about: digest(params), toldAt: at, dueAt: dueAt(at, rhythm, zone) });
}
