import { conversationWorkedLive } from '@travesia/contracts/messaging';
import { memberRemoved } from '@travesia/contracts/organizations';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { roomOf } from '../tell-sides.ts';
import { unassignAll } from './team.repo.ts';

/** Conversations of someone who left a team are nobody’s: whoever replies next takes them. */
export const followLeavers = (outbox: Pick<Outbox, 'subscribe'>): void =>
  outbox.subscribe(memberRemoved, 'messaging.unassign', async (tx, { user_id: userId, place_id: teamId }) => {
    for (const side of await unassignAll(tx, { userId, teamId }))
      tellLive(conversationWorkedLive, { conversation_id: side.conversationId }, [roomOf(side)]);
  });
