import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { watchPrices } from './commands/watch-prices.ts';
import type { OwnPackagesDeps } from './own-packages-deps.ts';

const watch = defineJob('packages.watch_prices', z.object({}));

/** Looks for old prices every hour: in each clinic's calendar, a day ends at another hour. */
export function watchOverPrices(jobs: Pick<Jobs, 'work' | 'schedule'>, deps: OwnPackagesDeps): void {
  jobs.work(watch, () => watchPrices(deps));
  jobs.schedule(watch, '23 * * * *', {});
}
