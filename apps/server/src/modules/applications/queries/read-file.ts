import type { FileContent } from '@travesia/contracts/kit';
import type { Db } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findPaper } from '../application-files.repo.ts';
import type { ApplicationScope } from '../applications.policy.ts';
import { findApplication } from '../applications.repo.ts';

/** Which stored file a paper is. Throws that there is no such application or paper in scope. */
export async function readFile(db: Db, scope: ApplicationScope, id: string, paperId: string): Promise<FileContent> {
  if (!(await findApplication(db, scope, id))) throw new ProblemError('application.not_found');
  const paper = await findPaper(db, id, paperId);
  if (!paper) throw new ProblemError('application.file_not_found');
  return { file_id: paper.fileId, name: paper.name, media_type: paper.mediaType ?? 'application/octet-stream' };
}
