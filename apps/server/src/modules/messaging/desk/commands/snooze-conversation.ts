import { type Conversation, SNOOZE_DAYS } from '@travesia/contracts/messaging';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { changeWork } from './change-work.ts';

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
  const ahead = until && until.getTime() - deps.clock.now().getTime();
  if (ahead !== null && (ahead <= 0 || ahead > SNOOZE_DAYS * DAY_MS)) throw new ProblemError('messaging.snooze_time');
  return changeWork(deps, id, actor, () => ({ snoozedUntil: until, wokenAt: null }));
}
