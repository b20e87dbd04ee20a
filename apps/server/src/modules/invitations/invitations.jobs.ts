import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldInvitations } from './invitations.repo.ts';

/** Invitations that have ended stay so long for whoever asks what became of them. */
const KEEP_MS = 90 * 24 * 3_600_000;

const tidy = defineJob('invitations.tidy', z.object({}));

/** Deletes every hour the invitations that ended long ago. */
export function tidyInvitations(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(tidy, () => deleteOldInvitations(database, new Date(clock.now().getTime() - KEEP_MS)));
  jobs.schedule(tidy, '7 * * * *', {});
}
