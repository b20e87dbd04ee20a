import type { Application } from '@travesia/contracts/applications';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { deletePaper, findPaper } from '../application-files.repo.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { ownApplications } from '../applications.policy.ts';
import { lockEditable } from '../lock-own.ts';
import { readApplication } from '../read-application.ts';

/** Takes a paper out of an application; its content is deleted by the next sweep. */
export async function removeFile(
  { database, clock }: ApplicationsDeps,
  actor: Actor,
  id: string,
  paperId: string,
): Promise<Application> {
  const scope = ownApplications(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockEditable(tx, scope, id);
    const paper = await findPaper(tx, id, paperId);
    if (!paper) throw new ProblemError('application.file_not_found');
    await deletePaper(tx, paperId);
    await dropStoredFiles(tx, [paper.fileId], at);
    await appendAudit(tx, {
      action: 'application.file_removed',
      actor,
      at,
      subjectId: row.applicantId,
      target: { type: 'application', id },
      facts: { kind: paper.kind },
    });
    return readApplication(tx, clock, scope, id);
  });
}
