import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { checkArrival } from './arrivals/commands/check-arrival.ts';
import { listWaiting } from './arrivals/record-files.repo.ts';
import { checkRecordFile } from './arrivals/take-arrival.ts';
import type { RecordsDeps } from './records-deps.ts';

const MINUTE_MS = 60_000;
/** A file that waits longer lost its job: the scanner was away too long. */
const WAITED_MS = 30 * MINUTE_MS;

const checkWaiting = defineJob('records.check_waiting', z.object({}));

/** Checks files that arrived, and every half an hour those whose check gave up because something was away. */
export function checkRecords(jobs: Jobs, deps: RecordsDeps): void {
  jobs.work(checkRecordFile, ({ id }) => checkArrival(deps, id));
  jobs.work(checkWaiting, async () => {
    const before = new Date(deps.clock.now().getTime() - WAITED_MS);
    for (const id of await listWaiting(deps.database.db, before))
      await jobs.enqueue(null, checkRecordFile, { id }, { singletonKey: id });
  });
  jobs.schedule(checkWaiting, '*/30 * * * *', {});
}
