import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldPasskeyChallenges } from './passkeys.repo.ts';

const forgetOld = defineJob('two_factor.forget_old', z.object({}));

/** Deletes unanswered challenges every hour: anyone can request one. */
export function forgetOldChallenges(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(forgetOld, () => deleteOldPasskeyChallenges(database, clock.now()));
  jobs.schedule(forgetOld, '23 * * * *', {});
}
