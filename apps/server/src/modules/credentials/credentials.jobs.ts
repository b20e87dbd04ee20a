import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { watchCredentials } from './admin/commands/watch-credentials.ts';

const watch = defineJob('platform_admin.watch_papers', z.object({}));

/** Monitors clinics' credentials every hour: reminds their owners, and ends verifications whose license has expired. */
export function watchOverCredentials(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(watch, () => watchCredentials({ database, clock }));
  // Patients must not see a badge that expired while the server was off.
  jobs.schedule(watch, '11 * * * *', {}, { catchUp: true });
}
