import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';

export const sendRecallJob = defineJob('aftercare.send_recall', z.object({ recall_id: z.uuid() }), { retries: 8 });

/** Tells people of approved recalls. */
export function workOnRecalls(jobs: Pick<Jobs, 'work'>, send: (id: string) => Promise<void>): void {
  jobs.work(sendRecallJob, ({ recall_id: id }) => send(id));
}
