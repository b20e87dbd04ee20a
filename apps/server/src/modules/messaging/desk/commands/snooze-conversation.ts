import { type Conversation, conversationWorkedLive, SNOOZE_DAYS } from '@travesia/contracts/messaging';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeSide } from '../../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessOnTeam } from '../../inbox.policy.ts';
import { lockInInboxes } from '../../lock-in-inboxes.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { readConversation } from '../../queries/read-conversation.ts';
import { roomOf } from '../../tell-sides.ts';

const DAY_MS = 86_400_000;

/**
 * Takes a conversation out of the team’s list until a time. Throws `messaging.conversation_not_found`, `messaging.read_only` and
 * `messaging.snooze_time`.
 */
export async function snoozeConversation(
  deps: MessagingDeps,
  id: string,
  until: Date | null,
  actor: Actor,
): Promise<Conversation> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const ahead = until && until.getTime() - deps.clock.now().getTime();
  if (ahead !== null && (ahead <= 0 || ahead > SNOOZE_DAYS * DAY_MS)) throw new ProblemError('messaging.snooze_time');
  return unitOfWork(deps.database, async (tx) => {
    const { scope, own } = await lockInInboxes(tx, scopes, id);
    refuseUnlessOnTeam(scope);
    await writeSide(tx, own, { snoozedUntil: until });
    tellLive(conversationWorkedLive, { conversation_id: id }, [roomOf(own)]);
    return readConversation(deps, tx, [scope], id);
  });
}
