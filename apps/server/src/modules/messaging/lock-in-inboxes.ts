import type { Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { type ConversationRow, lockConversation, type SideRow } from './conversations.repo.ts';
import type { InboxScope } from './inbox.policy.ts';
import { findMessage, type MessageRecord } from './messages.repo.ts';

/** A conversation locked until the transaction ends, with the side on which the user came across it. */
export interface LockedConversation {
  scope: InboxScope;
  row: ConversationRow;
  own: SideRow;
}

/** Locks a conversation in the first of the inboxes that has it. Throws `messaging.conversation_not_found`. */
export async function lockInInboxes(tx: Tx, scopes: readonly InboxScope[], id: string): Promise<LockedConversation> {
  for (const scope of scopes) {
    const found = await lockConversation(tx, scope, id);
    if (found) return { scope, ...found };
  }
  throw new ProblemError('messaging.conversation_not_found');
}

/** Locks the conversation of a message and reads it then. Throws `messaging.message_not_found`. */
export async function lockMessage(
  tx: Tx,
  scopes: readonly InboxScope[],
  id: string,
): Promise<LockedConversation & { record: MessageRecord }> {
  const seen = await findMessage(tx, id);
  for (const scope of seen ? scopes : []) {
    const found = await lockConversation(tx, scope, seen?.row.conversationId ?? id);
    const record = found && (await findMessage(tx, id));
    if (record) return { scope, ...found, record };
  }
  throw new ProblemError('messaging.message_not_found');
}
