import type { FileContent } from '@travesia/contracts/kit';
import type { Db } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findDocument } from '../application-files.repo.ts';
import type { ApplicationScope } from '../applications.policy.ts';
import { findApplication } from '../applications.repo.ts';

/** A document's stored file. Throws if the application or document is not in scope. */
export async function readFile(db: Db, scope: ApplicationScope, id: string, documentId: string): Promise<FileContent> {
  if (!(await findApplication(db, scope, id))) throw new ProblemError('application.not_found');
  const document = await findDocument(db, id, documentId);
  if (!document) throw new ProblemError('application.file_not_found');
  return {
    file_id: document.fileId,
    name: document.name,
    media_type: document.mediaType ?? 'application/octet-stream',
  };
}
