import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import { refreshAllNextFree } from './commands/refresh-all-next-free.ts';

const refresh = defineJob('availability.next_free', z.object({}));

/** Every five minutes the first free days follow the time that has passed, and changes of clinicians, rooms and zones. */
export function keepNextFree(jobs: Pick<Jobs, 'work' | 'schedule'>, deps: AvailabilityDeps): void {
  jobs.work(refresh, async () => {
    await refreshAllNextFree(deps);
  });
  jobs.schedule(refresh, '*/5 * * * *', {});
}
