import { type Application, type FileKind, MOST_FILES } from '@travesia/contracts/applications';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { storedInstead } from '../../../platform/demo/sample-document.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { findDocuments, insertDocument } from '../application-files.repo.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { ownApplications } from '../applications.policy.ts';
import { lockEditable } from '../lock-own.ts';
import { readApplication } from '../read-application.ts';

/** Adds an uploaded document to an application. Throws `application.too_many_files`. */
export async function addFile(
  { database, clock, files }: ApplicationsDeps,
  { actor, files: arrived = [] }: RequestContext,
  id: string,
  kind: FileKind,
): Promise<Application> {
  const scope = ownApplications(actor);
  const [sent] = arrived;
  if (!sent || actor.kind !== 'person') throw new ProblemError('upload.missing');
  const file = await storedInstead(files, sent, actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockEditable(tx, scope, id);
    if ((await findDocuments(tx, id)).length >= MOST_FILES) throw new ProblemError('application.too_many_files');
    const documentId = uuidv7();
    await keepStoredFile(tx, file.id);
    await insertDocument(tx, { id: documentId, applicationId: id, fileId: file.id, kind, createdAt: at });
    await appendAudit(tx, {
      action: 'application.file_added',
      actor,
      at,
      subjectId: row.applicantId,
      target: { type: 'application', id },
      facts: { kind },
    });
    return readApplication(tx, clock, scope, id);
  });
}
