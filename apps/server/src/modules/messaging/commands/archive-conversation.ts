import type { Conversation } from '@travesia/contracts/messaging';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { writeSide } from '../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../inbox.policy.ts';
import { lockInInboxes } from '../lock-in-inboxes.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { readConversation } from '../queries/read-conversation.ts';
import { tellTeam } from '../tell-sides.ts';

/** Archives a conversation for the own side, or brings it back. Throws `messaging.conversation_not_found` and `messaging.read_only`. */
export async function archiveConversation(
  deps: MessagingDeps,
  id: string,
  archived: boolean,
  actor: Actor,
): Promise<Conversation> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const { scope, row, own } = await lockInInboxes(tx, scopes, id);
    refuseUnlessWriting(scope);
    // What is archived is dealt with: nobody waits for a reply any more.
    await writeSide(
      tx,
      own,
      archived ? { archivedAt: deps.clock.now(), wokenAt: null, waitingSince: null } : { archivedAt: null },
    );
    tellTeam(row, own);
    return readConversation(deps, tx, [scope], id);
  });
}
