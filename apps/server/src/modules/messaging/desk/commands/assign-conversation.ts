import { type Conversation, conversationAssigned, conversationWorkedLive } from '@travesia/contracts/messaging';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeSide } from '../../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessOnTeam } from '../../inbox.policy.ts';
import { lockInInboxes } from '../../lock-in-inboxes.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { readConversation } from '../../queries/read-conversation.ts';
import { roomOf } from '../../tell-sides.ts';
import { listTeam } from '../team.repo.ts';

/**
 * Says who on the team answers a conversation; a colleague is notified. Throws `messaging.conversation_not_found`,
 * `messaging.read_only` and `messaging.not_on_team`.
 */
export async function assignConversation(
  deps: MessagingDeps,
  id: string,
  assigneeId: string | null,
  actor: Actor,
): Promise<Conversation> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const { scope, own } = await lockInInboxes(tx, scopes, id);
    refuseUnlessOnTeam(scope);
    if (assigneeId && !(await listTeam(tx, scope)).some((member) => member.id === assigneeId))
      throw new ProblemError('messaging.not_on_team');
    if (assigneeId !== own.assigneeId) {
      await writeSide(tx, own, { assigneeId });
      tellLive(conversationWorkedLive, { conversation_id: id }, [roomOf(own)]);
      if (assigneeId && assigneeId !== scope.person.userId)
        await appendEvent(tx, conversationAssigned, { conversation_id: id, user_id: assigneeId, party: scope.party });
    }
    return readConversation(deps, tx, [scope], id);
  });
}
