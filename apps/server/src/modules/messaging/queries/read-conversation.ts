import type { Conversation } from '@travesia/contracts/messaging';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { presentConversation } from '../conversation.presenter.ts';
import { findRecord, listSides } from '../conversations.repo.ts';
import type { InboxScope } from '../inbox.policy.ts';
import type { MessagingDeps } from '../messaging-deps.ts';

/** A conversation as the user's side sees it. Throws `messaging.conversation_not_found`. */
export async function readConversation(
  deps: Pick<MessagingDeps, 'seal' | 'clock' | 'translator'>,
  db: Db | Tx,
  scopes: readonly InboxScope[],
  id: string,
): Promise<Conversation> {
  const found = await findRecord(db, scopes, id);
  if (!found) throw new ProblemError('messaging.conversation_not_found');
  const sides = await listSides(db, [id]);
  const asking = { scope: found.scope, at: deps.clock.now() };
  return presentConversation(deps, asking, found.record, sides.get(id) ?? []);
}
