import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { countUnread } from '../conversations.repo.ts';
import { ofCalledSide } from '../inbox.policy.ts';

/**
 * Conversations with unread messages of the clinic or organization that a call is made for. Null for who works there and may not
 * read them; 0 for who acts for it, and reads them with a reason.
 */
export async function countUnreadQuery(db: Db, actor: Actor): Promise<number | null> {
  const scope = ofCalledSide(actor);
  if (scope) return countUnread(db, scope);
  const actsForOthers = actor.kind === 'person' && actor.forProvider && actor.forProvider.via !== 'staff';
  return actsForOthers ? 0 : null;
}
