import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { watchPapers } from './admin/commands/watch-papers.ts';

const watch = defineJob('platform_admin.watch_papers', z.object({}));

/** Watches over the papers of clinics every hour: reminds their owners, and ends verifications whose licence has ended. */
export function watchOverPapers(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(watch, () => watchPapers({ database, clock }));
  jobs.schedule(watch, '11 * * * *', {});
}
