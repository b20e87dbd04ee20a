import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { defineJob } from '../../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { watchSubscriptions } from './commands/watch-subscriptions.ts';

const watch = defineJob('providers.watch_subscriptions', z.object({}));

/** Looks every hour for subscriptions that end soon or have ended: days begin at each clinic's own time. */
export function watchOverSubscriptions(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(watch, () => watchSubscriptions({ database, clock }));
  jobs.schedule(watch, '23 * * * *', {});
}
