import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldAttempts } from './attempts/attempts.repo.ts';
import { deleteOldChanges } from './email-change/email-changes.repo.ts';
import { deleteOldLinks } from './links.repo.ts';
import { deleteOldChallenges } from './sessions/challenges.repo.ts';
import { deleteOldSessions } from './sessions/sessions.repo.ts';

const DAY_MS = 24 * 3_600_000;
/** Ended sessions are kept this long for investigations. */
const KEEP_SESSIONS_DAYS = 90;

const forgetOld = defineJob('accounts.forget_old', z.object({}));

/** Deletes expired data every night: ended sessions, links, counted attempts. */
export function forgetOldProofs(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(forgetOld, async () => {
    const now = clock.now().getTime();
    await deleteOldAttempts(database, new Date(now - DAY_MS));
    await deleteOldChanges(database, new Date(now - DAY_MS));
    await deleteOldLinks(database, new Date(now - DAY_MS));
    await deleteOldChallenges(database, new Date(now - DAY_MS));
    await deleteOldSessions(database, new Date(now - KEEP_SESSIONS_DAYS * DAY_MS));
  });
  jobs.schedule(forgetOld, '47 3 * * *', {});
}
