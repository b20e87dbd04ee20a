import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { expireRecordExports } from './commands/expire-record-exports.ts';
import { makeRecordExport } from './commands/make-record-export.ts';
import { makeRecordExportJob } from './make-record-export-job.ts';

const expire = defineJob('records.expire_exports', z.object({}));

/** Makes the zips and PDFs that patients ask for, and erases them when their day is over. */
export function packRecords(jobs: Jobs, deps: RecordsDeps): void {
  jobs.work(makeRecordExportJob, ({ id }, { lastAttempt }) => makeRecordExport(deps, id, lastAttempt));
  jobs.work(expire, () => expireRecordExports(deps));
  jobs.schedule(expire, '*/10 * * * *', {});
}
