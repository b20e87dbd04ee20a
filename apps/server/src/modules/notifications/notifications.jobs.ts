import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldNotifications } from './notifications.repo.ts';

const DAY_MS = 24 * 3_600_000;
/** Retention in days: after reading, and after creation whether read or not. Removed ones can be restored for a day. */
const KEPT_DAYS = { read: 180, unread: 730, removed: 1 } as const;

const forgetOld = defineJob('notifications.forget_old', z.object({}));

/** Deletes notifications every night after the retention period. */
export function forgetOldNotifications(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  jobs.work(forgetOld, () =>
    deleteOldNotifications(database, {
      read: before(KEPT_DAYS.read),
      made: before(KEPT_DAYS.unread),
      removed: before(KEPT_DAYS.removed),
    }),
  );
  jobs.schedule(forgetOld, '7 4 * * *', {});
}
