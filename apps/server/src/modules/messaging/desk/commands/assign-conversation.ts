import { type Conversation, conversationAssigned } from '@travesia/contracts/messaging';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { listTeam } from '../team.repo.ts';
import { changeWork } from './change-work.ts';

/**
 * Says who on the team answers a conversation; a colleague is notified. Throws `messaging.conversation_not_found`,
 * `messaging.read_only` and `messaging.not_on_team`.
 */
export const assignConversation = (
  deps: MessagingDeps,
  id: string,
  assigneeId: string | null,
  actor: Actor,
): Promise<Conversation> =>
  changeWork(deps, id, actor, async (tx, { scope, own }) => {
    if (assigneeId && !(await listTeam(tx, scope)).some((member) => member.id === assigneeId))
      throw new ProblemError('messaging.not_on_team');
    if (assigneeId === own.assigneeId) return null;
    if (assigneeId && assigneeId !== scope.person.userId)
      await appendEvent(tx, conversationAssigned, { conversation_id: id, user_id: assigneeId, party: scope.party });
    return { assigneeId };
  });
