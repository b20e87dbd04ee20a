import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type DigestDeps, sendDigests } from './commands/send-digests.ts';

const sendDue = defineJob('notifications.send_digests', z.object({}), { retries: 0 });

/** Emails people of what they have not read, each minute. */
export function emailDigests(jobs: Pick<Jobs, 'work' | 'schedule'>, deps: DigestDeps): void {
  jobs.work(sendDue, () => sendDigests(deps));
  jobs.schedule(sendDue, '* * * * *', {});
}
