import { memberRemoved } from '@travesia/contracts/organizations';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { tellTeam } from '../tell-sides.ts';
import { unassignAll } from './team.repo.ts';

/** Conversations of someone who left a team are nobody’s: whoever replies next takes them. */
export const followLeavers = (outbox: Pick<Outbox, 'subscribe'>): void =>
  outbox.subscribe(memberRemoved, 'messaging.unassign', async (tx, { user_id: userId, place_id: teamId }) => {
    for (const { side, conversation } of await unassignAll(tx, { userId, teamId })) tellTeam(conversation, side);
  });
