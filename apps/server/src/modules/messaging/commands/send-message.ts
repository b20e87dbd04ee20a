import type { EndpointArgs } from '@travesia/contracts/kit';
import type { Message, sendMessage as sendMessageCall } from '@travesia/contracts/messaging';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { addMessage } from '../add-message.ts';
import { lockInInboxes } from '../lock-in-inboxes.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../inbox.policy.ts';
import { findSent, listWritten } from '../messages.repo.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { checkProposal } from '../proposals/check-proposal.ts';
import { checkRecords } from '../records/check-records.ts';
import { isOpenTo, readMessage } from '../read-messages.ts';
import { refuseFlood } from '../refuse-flood.ts';
import { sentBefore } from '../sent-before.ts';

/**
 * Sends a message, or returns the one that was sent with the same `client_message_id`. Throws `messaging.conversation_not_found`,
 * `messaging.read_only`, `messaging.recipient_gone`, `messaging.id_reused`, `messaging.too_many`, `messaging.file_not_found`,
 * `messaging.record_not_shared` and, for a proposal, `messaging.nothing_to_propose`, `messaging.time_not_free` and `messaging.quote_not_found`.
 */
export async function sendMessage(
  deps: MessagingDeps,
  conversationId: string,
  body: EndpointArgs<typeof sendMessageCall>['body'],
  { actor, language }: RequestContext,
): Promise<Message> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const at = deps.clock.now();
  const sent = await unitOfWork(deps.database, async (tx) => {
    const locked = await lockInInboxes(tx, scopes, conversationId);
    refuseUnlessWriting(locked.scope);
    const { userId } = locked.scope.person;
    const find = (clientMessageId: string) => findSent(tx, { conversationId, authorId: userId, clientMessageId });
    const before = await sentBefore(deps.seal, find, body);
    if (before) return { id: before.id, ...locked };
    if (!(await isOpenTo(tx, locked.own))) throw new ProblemError('messaging.recipient_gone');
    await refuseFlood((since, limit) => listWritten(tx, userId, since, limit), deps.allowed, at);
    const records = await checkRecords(deps, tx, locked, body.record_ids, at);
    const proposal = body.proposal ? await checkProposal(deps, tx, locked, body.proposal) : null;
    const id = await addMessage(tx, deps, locked, {
      authorId: userId,
      language,
      content: body.content,
      clientMessageId: body.client_message_id,
      fileIds: [...new Set(body.file_ids)],
      records,
      proposal,
      at,
    });
    return { id, ...locked };
  });
  // Others wait for the lock of the conversation: it is shown after the commit.
  return readMessage(deps, deps.database.db, sent, sent.id);
}
