import type { Conversation } from '@travesia/contracts/messaging';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { presentConversation } from '../conversation.presenter.ts';
import { findRecord, listSides } from '../conversations.repo.ts';
import type { InboxScope } from '../inbox.policy.ts';
import type { MessagingDeps } from '../messaging-deps.ts';

/** A conversation as the user's side sees it. Throws `messaging.conversation_not_found`. */
export async function readConversation(
  { seal, clock }: Pick<MessagingDeps, 'seal' | 'clock'>,
  db: Db | Tx,
  scopes: readonly InboxScope[],
  id: string,
): Promise<Conversation> {
  const found = await findRecord(db, scopes, id);
  if (!found) throw new ProblemError('messaging.conversation_not_found');
  const sides = await listSides(db, [id]);
  const asking = { scope: found.scope, at: clock.now() };
  return presentConversation(seal, asking, found.record, sides.get(id) ?? []);
}
