import type { LiveEvent } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { organizationRoom, platformRoom, providerRoom, type Room, userRoom } from '../../platform/realtime/rooms.ts';
import { tellLive } from '../../platform/realtime/tell-live.ts';
import { listSideKeys, type SideKeys } from './conversations.repo.ts';

/** Who of a side hears of its conversations. */
export const roomOf = ({ userId, providerId, organizationId }: SideKeys): Room => {
  if (userId) return userRoom(userId);
  if (providerId) return providerRoom(providerId, 'messages.read');
  return organizationId ? organizationRoom(organizationId, 'messages.read') : platformRoom;
};

/** Tells everyone who may read a conversation at once that it changed, after the transaction commits. */
export async function tellSides<P extends z.ZodType<{ conversation_id: string }>>(
  tx: Tx,
  event: LiveEvent<P>,
  data: z.input<P> & { conversation_id: string },
): Promise<void> {
  const sides = await listSideKeys(tx, data.conversation_id);
  tellLive(event, data, sides.map(roomOf));
}
