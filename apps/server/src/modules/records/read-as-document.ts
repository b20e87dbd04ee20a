import type { ClinicalDocument } from '@travesia/contracts/records';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ReadyFile } from './arrivals/record-files.repo.ts';
import { CLINICAL_TYPES, readStoredDocument } from './clinical-content.ts';
import type { RecordsDeps } from './records-deps.ts';

/** What a file says that its reader was allowed to read. Throws `records.no_document`. */
export async function readAsDocument(
  { files }: Pick<RecordsDeps, 'files'>,
  file: ReadyFile | undefined,
): Promise<ClinicalDocument> {
  if (!file || !CLINICAL_TYPES.includes(file.mediaType)) throw new ProblemError('records.no_document');
  const answer = await readStoredDocument(files, file);
  if (!('reading' in answer)) throw new ProblemError('records.no_document');
  return answer.reading.document;
}
