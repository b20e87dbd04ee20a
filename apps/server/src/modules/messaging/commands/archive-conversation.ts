import type { Conversation } from '@travesia/contracts/messaging';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { writeArchived } from '../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../inbox.policy.ts';
import { lockInInboxes } from '../lock-in-inboxes.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { readConversation } from '../queries/read-conversation.ts';

/** Archives a conversation for the own side, or brings it back. Throws `messaging.conversation_not_found` and `messaging.read_only`. */
export async function archiveConversation(
  deps: MessagingDeps,
  id: string,
  archived: boolean,
  actor: Actor,
): Promise<Conversation> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const { scope, own } = await lockInInboxes(tx, scopes, id);
    refuseUnlessWriting(scope);
    await writeArchived(tx, own, archived ? deps.clock.now() : null);
    return readConversation(deps, tx, [scope], id);
  });
}
