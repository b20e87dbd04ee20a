import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { countUnread } from '../conversations.repo.ts';
import { ofCalledSide } from '../inbox.policy.ts';

/** Conversations with unread messages of the clinic or organization that a call is made for; 0 for who may not read them. */
export async function countUnreadQuery(db: Db, actor: Actor): Promise<number> {
  const scope = ofCalledSide(actor);
  return scope ? countUnread(db, scope) : 0;
}
