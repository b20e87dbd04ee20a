import { messageDeletedLive } from '@travesia/contracts/messaging';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { lowerUnread, writeNumbers } from '../conversations.repo.ts';
import { deleteFilesOf } from '../files/message-files.repo.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../inbox.policy.ts';
import { lockMessage } from '../lock-in-inboxes.ts';
import { listUnreadBy, writeMessage } from '../messages.repo.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { deleteProposal } from '../proposals/proposals.repo.ts';
import { deleteRecordsOf } from '../records/message-records.repo.ts';
import { tellSides } from '../tell-sides.ts';

/**
 * Deletes text and files of an own message, and which records it brought; that there was one stays. Throws `messaging.message_not_found`, `messaging.read_only`
 * and `messaging.not_yours`.
 */
export async function deleteMessage(deps: MessagingDeps, id: string, actor: Actor): Promise<void> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { scope, row, record } = await lockMessage(tx, scopes, id);
    refuseUnlessWriting(scope);
    if (record.row.authorId !== scope.person.userId) throw new ProblemError('messaging.not_yours');
    if (record.row.deletedAt) return;
    const change = row.lastChange + 1;
    await writeNumbers(tx, row, { lastChange: change });
    await writeMessage(tx, record.row, { change, contentSealed: null, deletedAt: at });
    // There is nothing to read any more.
    for (const side of await listUnreadBy(tx, record.row)) await lowerUnread(tx, side, 1);
    await deleteProposal(tx, id);
    await deleteRecordsOf(tx, id);
    await dropStoredFiles(tx, await deleteFilesOf(tx, id), at);
    await appendAudit(tx, { action: 'messages.deleted', actor, at, target: { type: 'message', id } });
    await tellSides(tx, row, messageDeletedLive, {
      conversation_id: row.id,
      message_id: id,
      seq: record.row.seq,
      change,
    });
  });
}
