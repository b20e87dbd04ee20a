import type { Conversation } from '@travesia/contracts/messaging';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { mayBlock } from '../conversation.presenter.ts';
import { listSides, writeSide } from '../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../inbox.policy.ts';
import { lockInInboxes } from '../lock-in-inboxes.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { readConversation } from '../queries/read-conversation.ts';

/**
 * Keeps the other side from writing, here and in new conversations, or lets it again. Throws
 * `messaging.conversation_not_found`, `messaging.read_only` and `messaging.not_blockable`.
 */
export async function blockConversation(
  deps: MessagingDeps,
  id: string,
  blocked: boolean,
  actor: Actor,
): Promise<Conversation> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { scope, own } = await lockInInboxes(tx, scopes, id);
    refuseUnlessWriting(scope);
    const others = ((await listSides(tx, [id])).get(id) ?? []).filter(({ row }) => row.id !== own.id);
    if (!mayBlock(scope, others)) throw new ProblemError('messaging.not_blockable');
    if (blocked !== (own.blockedAt !== null)) {
      await writeSide(tx, own, { blockedAt: blocked ? at : null });
      const action = blocked ? 'conversations.blocked' : 'conversations.unblocked';
      await appendAudit(tx, { action, actor, at, target: { type: 'conversation', id } });
    }
    return readConversation(deps, tx, [scope], id);
  });
}
