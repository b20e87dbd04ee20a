import { dischargeCorrected, journeyDischarged } from '@travesia/contracts/journeys';
import { Id } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { FindPapers } from '../../journeys/index.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { fileDischarge } from './commands/file-discharge.ts';

/** Storing files is no part of a transaction, so papers are added by a job. */
const filePapers = defineJob('records.file_discharge', z.object({ journey_id: Id, pack_id: Id }));

/** Adds discharge papers to the vaults of their patients when they are delivered or corrected. */
export function followDischarges(
  { outbox, jobs }: { outbox: Pick<Outbox, 'subscribe'>; jobs: Jobs },
  deps: RecordsDeps & { findPapers: FindPapers },
): void {
  jobs.work(filePapers, ({ journey_id: journeyId, pack_id: packId }) => fileDischarge(deps, { journeyId, packId }));
  const file = async (tx: Tx, { journey_id, pack_id }: { journey_id: string; pack_id: string }): Promise<void> => {
    await jobs.enqueue(tx, filePapers, { journey_id, pack_id }, { singletonKey: pack_id });
  };
  outbox.subscribe(journeyDischarged, 'records.file_discharge', file);
  outbox.subscribe(dischargeCorrected, 'records.file_discharge', file);
}
