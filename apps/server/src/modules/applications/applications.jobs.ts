import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findOutdated } from './applications.repo.ts';
import { forgetApplication } from './commands/forget-application.ts';

const DAY_MS = 24 * 3_600_000;
/** Days after the last change. Approved data stays with the provider. */
const KEPT_DAYS = { withdrawn: 30, rejected: 365, draft: 365, demo: 1 } as const;
const AT_ONCE = 100;

const forgetOld = defineJob('applications.forget_old', z.object({}));

/** Deletes applications every night once the promised retention period is over; `kept` are the demo's permanent ones. */
export function forgetOldApplications(
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  database: Database,
  clock: Clock,
  kept: readonly string[] = [],
): void {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  jobs.work(forgetOld, async () => {
    const ends = {
      withdrawn: before(KEPT_DAYS.withdrawn),
      rejected: before(KEPT_DAYS.rejected),
      draft: before(KEPT_DAYS.draft),
      demo: before(KEPT_DAYS.demo),
    };
    const next = () => findOutdated(database.db, ends, kept, AT_ONCE);
    for (let ids = await next(); ids.length; ids = await next())
      for (const id of ids) await forgetApplication(database, id, clock.now());
  });
  jobs.schedule(forgetOld, '57 3 * * *', {});
}
