import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { FeedDeps } from '../availability-deps.ts';
import { readDueFeeds } from './commands/read-due-feeds.ts';

const readFeeds = defineJob('availability.read_feeds', z.object({}), { concurrency: 1, retries: 0 });

/** Every five minutes reads the outside calendars whose turn it is: each every 20 minutes, failing ones more rarely. */
export function keepReadingFeeds(jobs: Pick<Jobs, 'work' | 'schedule'>, deps: FeedDeps): void {
  jobs.work(readFeeds, async () => {
    await readDueFeeds(deps);
  });
  jobs.schedule(readFeeds, '2-59/5 * * * *', {});
}
