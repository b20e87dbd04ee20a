import type { ConversationTeam } from '@travesia/contracts/messaging';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { presentMember } from '../../conversation.presenter.ts';
import { isTeam, ofOwnInbox } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { listTags, listTeam } from '../team.repo.ts';

/** Tags that are offered. */
const MOST_TAGS = 100;

/** Who works on the user’s inbox, and its tags. */
export async function getTeam({ database: { db }, takeSide }: MessagingDeps, actor: Actor): Promise<ConversationTeam> {
  const scope = await ofOwnInbox(takeSide, actor);
  if (!isTeam(scope)) return { members: [], tags: [] };
  const [members, tags] = await Promise.all([listTeam(db, scope), listTags(db, scope, MOST_TAGS)]);
  return { members: members.map((member) => presentMember(member, scope)), tags };
}
