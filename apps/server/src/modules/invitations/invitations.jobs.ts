import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldInvitations } from './invitations.repo.ts';

/** Ended invitations are kept this long for inquiries. */
const KEEP_MS = 90 * 24 * 3_600_000;

const tidy = defineJob('invitations.tidy', z.object({}));

/** Deletes long-ended invitations every hour. */
export function tidyInvitations(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(tidy, () => deleteOldInvitations(database, new Date(clock.now().getTime() - KEEP_MS)));
  jobs.schedule(tidy, '7 * * * *', {});
}
