import { recordFileMachine } from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { begin, transition } from '../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { countFileIn } from '../records.repo.ts';
import { recordFileLifecycle } from './record-file.lifecycle.ts';
import { insertArrival } from './record-files.repo.ts';

/** A stored file that needs no look any more. */
interface ReadyFile {
  patientId: string;
  recordId: string;
  name: string;
  mediaType: string;
  storedId: string;
  size: number;
  scanned: boolean;
}

/** Adds a stored file to a record, in a vault locked by the caller. */
export async function insertReadyFile(
  tx: Tx,
  { seal }: Pick<RecordsDeps, 'seal'>,
  { patientId, recordId, name, mediaType, storedId, size, scanned }: ReadyFile,
  at: Date,
): Promise<void> {
  const by = { actor: { kind: 'system' }, as: 'system', at } as const;
  const id = uuidv7();
  await keepStoredFile(tx, storedId);
  const row = await insertArrival(tx, {
    id,
    patientId,
    status: recordFileMachine.initial,
    nameSealed: seal.seal(name, id),
    size,
    createdAt: at,
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
