import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { findRecord } from '../../conversations.repo.ts';
import { ofEveryInbox } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { deleteLooseFile } from '../message-files.repo.ts';

/** Discards a file that a user uploaded and did not send. Throws `messaging.conversation_not_found` and `messaging.file_not_found`. */
export async function discardMessageFile(
  { database, clock, takeSide }: MessagingDeps,
  { id, fileId }: { id: string; fileId: string },
  actor: Actor,
): Promise<void> {
  const scopes = await ofEveryInbox(takeSide, actor);
  await unitOfWork(database, async (tx) => {
    const found = await findRecord(tx, scopes, id);
    if (!found) throw new ProblemError('messaging.conversation_not_found');
    const { userId } = found.scope.person;
    const stored = await deleteLooseFile(tx, { conversationId: id, userId, id: fileId });
    if (stored === undefined) throw new ProblemError('messaging.file_not_found');
    await dropStoredFiles(tx, [stored], clock.now());
  });
}
