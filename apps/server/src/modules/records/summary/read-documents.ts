import type { SummarySource } from '@travesia/contracts/records';
import { readStoredDocument } from '../clinical-content.ts';
import type { ClinicalReading } from '../clinical/read-bytes.ts';
import type { RecordsDeps } from '../records-deps.ts';
import type { VaultScope } from '../records.policy.ts';
import { listDocuments } from './documents.repo.ts';

/** The clinical documents of a patient, and those that can't be read. */
export async function readDocuments(
  { database, files, seal }: Pick<RecordsDeps, 'database' | 'files' | 'seal'>,
  scope: VaultScope,
): Promise<{ read: { source: SummarySource; reading: ClinicalReading }[]; unreadable: SummarySource[] }> {
  const read: { source: SummarySource; reading: ClinicalReading }[] = [];
  const unreadable: SummarySource[] = [];
  for (const row of await listDocuments(database.db, scope)) {
    const source = { record_id: row.id, title: seal.open(row.titleSealed, row.id), date: null };
    const answer = await readStoredDocument(files, row);
    if ('reading' in answer)
      read.push({ source: { ...source, date: answer.reading.document.date }, reading: answer.reading });
    else unreadable.push(source);
  }
  return { read, unreadable };
}
