import { type Message, messageUpdatedLive } from '@travesia/contracts/messaging';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { writeNumbers } from '../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../inbox.policy.ts';
import { lockMessage } from '../lock-in-inboxes.ts';
import { isEditable } from '../message.rules.ts';
import { writeMessage } from '../messages.repo.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { isOpenTo, readMessage } from '../read-messages.ts';
import { tellSides } from '../tell-sides.ts';

/**
 * Changes the text of an own message. Throws `messaging.message_not_found`, `messaging.read_only`, `messaging.not_yours`,
 * `messaging.not_editable` and `messaging.recipient_gone`.
 */
export async function editMessage(deps: MessagingDeps, id: string, content: string, actor: Actor): Promise<Message> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { scope, row, own, record } = await lockMessage(tx, scopes, id);
    refuseUnlessWriting(scope);
    if (record.row.authorId !== scope.person.userId) throw new ProblemError('messaging.not_yours');
    if (!isEditable(record.row, at)) throw new ProblemError('messaging.not_editable');
    if (!(await isOpenTo(tx, own))) throw new ProblemError('messaging.recipient_gone');
    const change = row.lastChange + 1;
    await writeNumbers(tx, row, { lastChange: change });
    await writeMessage(tx, record.row, { change, contentSealed: deps.seal.seal(content, id), editedAt: at });
    await appendAudit(tx, { action: 'messages.edited', actor, at, target: { type: 'message', id } });
    await tellSides(tx, row, messageUpdatedLive, {
      conversation_id: row.id,
      message_id: id,
      seq: record.row.seq,
      change,
    });
    return readMessage(deps, tx, { scope, own }, id);
  });
}
