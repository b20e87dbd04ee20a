import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { deleteLooseFile } from '../message-files.repo.ts';

/** Discards a file that a user uploaded for a first message and did not send. Throws `access.signed_out` and `messaging.file_not_found`. */
export async function discardFirstFile(
  { database, clock }: Pick<MessagingDeps, 'database' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<void> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  await unitOfWork(database, async (tx) => {
    const stored = await deleteLooseFile(tx, { conversationId: null, userId: actor.userId, id });
    if (stored === undefined) throw new ProblemError('messaging.file_not_found');
    await dropStoredFiles(tx, [stored], clock.now());
  });
}
