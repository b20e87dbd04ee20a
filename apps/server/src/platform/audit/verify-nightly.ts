import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { AuditLog } from './audit-log.ts';

const verify = defineJob('audit.verify', z.object({}));

/** Every night verifies the whole log: what was changed in its middle is not noticed when entries are added. */
export function verifyNightly(jobs: Pick<Jobs, 'work' | 'schedule'>, audit: Pick<AuditLog, 'verify'>): void {
  jobs.work(verify, async () => {
    await audit.verify({ kind: 'system' });
  });
  jobs.schedule(verify, '41 3 * * *', {});
}
