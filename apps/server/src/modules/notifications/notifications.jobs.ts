import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldNotifications } from './notifications.repo.ts';

const DAY_MS = 24 * 3_600_000;
/** Retention in days: after reading, and after creation whether read or not. */
const KEPT_DAYS = { read: 180, unread: 730 } as const;

const forgetOld = defineJob('notifications.forget_old', z.object({}));

/** Deletes notifications every night after the retention period. */
export function forgetOldNotifications(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  jobs.work(forgetOld, () => deleteOldNotifications(database, before(KEPT_DAYS.read), before(KEPT_DAYS.unread)));
  jobs.schedule(forgetOld, '7 4 * * *', {});
}
