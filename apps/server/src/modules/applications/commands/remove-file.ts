import type { Application } from '@travesia/contracts/applications';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { deleteDocument, findDocument } from '../application-files.repo.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { ownApplications } from '../applications.policy.ts';
import { lockEditable } from '../lock-own.ts';
import { readApplication } from '../read-application.ts';

/** Removes a document from an application; the next cleanup deletes its content. */
export async function removeFile(
  { database, clock }: ApplicationsDeps,
  actor: Actor,
  id: string,
  documentId: string,
): Promise<Application> {
  const scope = ownApplications(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockEditable(tx, scope, id);
    const document = await findDocument(tx, id, documentId);
    if (!document) throw new ProblemError('application.file_not_found');
    await deleteDocument(tx, documentId);
    await dropStoredFiles(tx, [document.fileId], at);
    await appendAudit(tx, {
      action: 'application.file_removed',
      actor,
      at,
      subjectId: row.applicantId,
      target: { type: 'application', id },
      facts: { kind: document.kind },
    });
    return readApplication(tx, clock, scope, id);
  });
}
