import type { Tx } from '../../../platform/db/database.ts';
import type { DischargePapers } from '../../journeys/index.ts';
import { insertReadyFile } from '../arrivals/insert-ready-file.ts';
import type { StoredFacts } from '../record-facts.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { insertRecord } from '../records.repo.ts';
import type { PaperForm } from './paper-forms.ts';

/** Discharge papers in one form, stored. */
export interface Paper extends Omit<PaperForm, 'content'> {
  storedId: string;
  size: number;
  scanned: boolean;
}

/** Makes a record of papers in a vault locked by the caller. What the product wrote itself isn’t looked at again. */
export async function insertPaper(
  tx: Tx,
  { seal, clock }: Pick<RecordsDeps, 'seal' | 'clock'>,
  { patientId, patient, providerId, clinic, day }: DischargePapers,
  { recordId, kind, category, mediaType, title, name, storedId, size, scanned }: Paper,
): Promise<void> {
  const at = clock.now();
  const facts: StoredFacts = { modality: null, institution: clinic, patientName: patient };
  await insertRecord(tx, {
    id: recordId,
    patientId,
    kind,
    category,
    titleSealed: seal.seal(title, recordId),
    documentDate: day,
    factsSealed: seal.seal(JSON.stringify(facts), recordId),
    providerId,
    scanned,
    createdAt: at,
  });
  await insertReadyFile(tx, { seal }, { patientId, recordId, name, mediaType, storedId, size, scanned }, at);
}
