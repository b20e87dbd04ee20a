import type { Conversation } from '@travesia/contracts/messaging';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { changeWork } from './change-work.ts';

/** Replaces the team’s tags of a conversation. Throws `messaging.conversation_not_found` and `messaging.read_only`. */
export const tagConversation = (
  deps: MessagingDeps,
  id: string,
  tags: readonly string[],
  actor: Actor,
): Promise<Conversation> => changeWork(deps, id, actor, () => ({ tags: [...tags] }));
