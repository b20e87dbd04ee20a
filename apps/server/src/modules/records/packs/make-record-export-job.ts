import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Makes a zip or PDF. One at a time: a vault can take 20 GB. */
export const makeRecordExportJob = defineJob('records.make_export', z.object({ id: z.uuid() }), {
  retries: 3,
  timeoutSeconds: 3600,
  concurrency: 1,
});
