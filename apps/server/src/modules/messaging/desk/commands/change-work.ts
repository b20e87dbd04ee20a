import type { Conversation } from '@travesia/contracts/messaging';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { type SideChange, writeSide } from '../../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessOnTeam } from '../../inbox.policy.ts';
import { type LockedConversation, lockInInboxes } from '../../lock-in-inboxes.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { readConversation } from '../../queries/read-conversation.ts';
import { tellTeam } from '../../tell-sides.ts';

/**
 * Changes what a team notes about its work on a conversation, and tells the team. `decide` says what changes; null for nothing. Throws
 * `messaging.conversation_not_found` and `messaging.read_only`.
 */
export async function changeWork(
  deps: MessagingDeps,
  id: string,
  actor: Actor,
  decide: (tx: Tx, locked: LockedConversation) => Promise<SideChange | null> | SideChange | null,
): Promise<Conversation> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const locked = await lockInInboxes(tx, scopes, id);
    refuseUnlessOnTeam(locked.scope);
    const change = await decide(tx, locked);
    if (change) {
      await writeSide(tx, locked.own, change);
      tellTeam(locked.row, locked.own);
    }
    return readConversation(deps, tx, [locked.scope], id);
  });
}
