import type { LiveEvent } from '@travesia/contracts/kit';
import { conversationWorkedLive } from '@travesia/contracts/messaging';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import {
  organizationRoom,
  platformRoom,
  providerRoom,
  type Room,
  staffRoom,
  userRoom,
} from '../../platform/realtime/rooms.ts';
import { tellLive } from '../../platform/realtime/tell-live.ts';
import { type ConversationRow, listSideKeys, type SideKeys } from './conversations.repo.ts';

type Conversation = Pick<ConversationRow, 'id' | 'demo'>;

/** Who hears of a conversation on a side. */
export const roomOf =
  ({ demo }: Pick<Conversation, 'demo'>) =>
  ({ userId, providerId, organizationId }: SideKeys): Room => {
    if (userId) return userRoom(userId);
    if (providerId) return providerRoom(providerId, 'messages.read');
    return organizationId ? organizationRoom(organizationId, 'messages.read') : platformRoom({ demo });
  };

/** Who hears of a team’s own work on it: not those who act for a clinic. */
export const teamRoomOf = (row: Pick<Conversation, 'demo'>, own: SideKeys): Room =>
  own.providerId ? staffRoom(own.providerId, 'messages.read') : roomOf(row)(own);

/** Tells everyone who may read a conversation at once that it changed, after the transaction commits. */
export async function tellSides<P extends z.ZodType<{ conversation_id: string }>>(
  tx: Tx,
  row: Conversation,
  event: LiveEvent<P>,
  data: z.input<P> & { conversation_id: string },
): Promise<void> {
  const sides = await listSideKeys(tx, row.id);
  tellLive(event, data, sides.map(roomOf(row)));
}

/** Tells a side’s team, and no other side, that it worked on a conversation, after the transaction commits. */
export const tellTeam = (row: Conversation, own: SideKeys): void =>
  tellLive(conversationWorkedLive, { conversation_id: row.id }, [teamRoomOf(row, own)]);
