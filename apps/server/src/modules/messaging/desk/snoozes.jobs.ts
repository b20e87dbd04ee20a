import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { endSnoozes } from './commands/end-snoozes.ts';

const endDue = defineJob('messaging.end_snoozes', z.object({}), { retries: 0 });

/** Brings snoozed conversations back, each minute. */
export function watchSnoozes(
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  deps: Pick<MessagingDeps, 'database' | 'clock'>,
): void {
  jobs.work(endDue, () => endSnoozes(deps));
  jobs.schedule(endDue, '* * * * *', {});
}
