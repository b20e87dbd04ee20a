import { type RecordCategory, recordFileMachine, type RecordKind } from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { begin, transition } from '../../../platform/transition/transition.ts';
import type { DischargePapers } from '../../journeys/index.ts';
import { recordFileLifecycle } from '../arrivals/record-file.lifecycle.ts';
import { insertArrival } from '../arrivals/record-files.repo.ts';
import type { StoredFacts } from '../record-facts.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { countFileIn, insertRecord } from '../records.repo.ts';

/** Discharge papers in one form, stored. */
export interface Paper {
  recordId: string;
  kind: RecordKind;
  category: RecordCategory;
  mediaType: string;
  title: string;
  name: string;
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
  const by = { actor: { kind: 'system' }, as: 'system', at: clock.now() } as const;
  const facts: StoredFacts = { modality: null, institution: clinic, patientName: patient };
  await keepStoredFile(tx, storedId);
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
    createdAt: by.at,
  });
  const fileId = uuidv7();
  const row = await insertArrival(tx, {
    id: fileId,
    patientId,
    status: recordFileMachine.initial,
    nameSealed: seal.seal(name, fileId),
    size,
    createdAt: by.at,
  });
  await begin(tx, recordFileLifecycle, { row, ...by });
  await countFileIn(tx, recordId, { bytes: size, scanned });
  await transition(tx, recordFileLifecycle, {
    row,
    action: 'accept',
    ...by,
    set: { recordId, fileId: storedId, mediaType },
  });
}
