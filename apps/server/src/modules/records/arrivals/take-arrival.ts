import { type RecordArrival, recordFileMachine } from '@travesia/contracts/records';
import { z } from 'zod';
import { Id } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { begin } from '../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../records-deps.ts';
import type { RecordScope } from '../records.policy.ts';
import { presentArrival } from './arrivals.presenter.ts';
import { recordFileLifecycle } from './record-file.lifecycle.ts';
import { insertArrival } from './record-files.repo.ts';

/** Looks at a file that arrived. A large one on a slow disk takes minutes; a scanner that is away is asked again. */
export const checkRecordFile = defineJob('records.check_file', z.object({ id: Id }), {
  timeoutSeconds: 3600,
  concurrency: 2,
});

/** Puts what arrived into quarantine, in the caller's transaction: it is checked by a job, and nothing reads it before. */
export async function takeArrival(
  tx: Tx,
  { clock, jobs, seal }: Pick<RecordsDeps, 'clock' | 'jobs' | 'seal'>,
  { patientId, person }: RecordScope,
  file: { id: string; name: string; size: number; parts: readonly string[] },
): Promise<RecordArrival> {
  const at = clock.now();
  const row = await insertArrival(tx, {
    id: file.id,
    patientId,
    status: recordFileMachine.initial,
    nameSealed: seal.seal(file.name, file.id),
    size: file.size,
    partIds: [...file.parts],
    createdAt: at,
  });
  for (const part of file.parts) await keepStoredFile(tx, part);
  await begin(tx, recordFileLifecycle, { row, actor: person, as: 'patient', at });
  await jobs.enqueue(tx, checkRecordFile, { id: row.id }, { singletonKey: row.id });
  return presentArrival(seal, row);
}
