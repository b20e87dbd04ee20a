import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { ownTickets } from '../../support.policy.ts';
import { deleteFile, findLoose } from '../files.repo.ts';

/** Discards a file that the caller uploaded and did not attach. Throws `support.file_not_found`. */
export async function discardFile({ database, clock }: SupportDeps, actor: Actor, id: string): Promise<void> {
  const scope = ownTickets(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const file = await findLoose(tx, scope, id);
    if (!file) throw new ProblemError('support.file_not_found');
    await deleteFile(tx, id);
    await dropStoredFiles(tx, [file.fileId], at);
  });
}
