import type { FileContent } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findPatient, findRecord } from '../../conversations.repo.ts';
import { ofEveryInbox } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { findMessageFile } from '../message-files.repo.ts';

/**
 * A file of a message for its sides; one that was not sent only for its uploader. A patient sees who of a clinic, or acting for
 * it, opened a file. Throws `messaging.conversation_not_found` and `messaging.file_not_found`.
 */
export async function showMessageFile(
  { database, clock, takeSide }: MessagingDeps,
  { id, fileId }: { id: string; fileId: string },
  actor: Actor,
): Promise<FileContent> {
  const scopes = await ofEveryInbox(takeSide, actor);
  return unitOfWork(database, async (tx) => {
    const found = await findRecord(tx, scopes, id);
    if (!found) throw new ProblemError('messaging.conversation_not_found');
    const { scope } = found;
    const file = await findMessageFile(tx, { conversationId: id, id: fileId });
    const mayRead = file && (file.messageId !== null || file.uploadedBy === scope.person.userId);
    if (!mayRead) throw new ProblemError('messaging.file_not_found');
    const patient = await findPatient(tx, id);
    if (patient && scope.party !== 'patient')
      await appendAudit(tx, {
        action: 'messages.file_read',
        actor,
        at: clock.now(),
        target: { type: 'conversation', id },
        subjectId: patient,
        contextProviderId: scope.id,
      });
    return { file_id: file.fileId, name: file.name, media_type: file.mediaType ?? 'application/octet-stream' };
  });
}
