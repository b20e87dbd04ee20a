import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { expireInvitations } from './commands/expire-invitations.ts';
import { deleteOldInvitations } from './invitations.repo.ts';

/** Invitations that have ended stay so long for whoever asks what became of them. */
const KEEP_MS = 90 * 24 * 3_600_000;

const tidy = defineJob('invitations.tidy', z.object({}));

/** Every hour: invitations whose week is over expire, and those that ended long ago are deleted. */
export function tidyInvitations(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(tidy, async () => {
    await expireInvitations(database, clock);
    await deleteOldInvitations(database, new Date(clock.now().getTime() - KEEP_MS));
  });
  jobs.schedule(tidy, '7 * * * *', {});
}
