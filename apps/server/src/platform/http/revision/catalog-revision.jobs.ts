import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { foldRevisions, forgetDeletedRows } from './catalog-revision.repo.ts';

const fold = defineJob('catalog_revisions.fold', z.object({}));

/**
 * Every night merges the counters of closed connections, so that there isn't a row for every connection ever made, and
 * deletes old keys of deleted rows.
 */
export function foldOldRevisions(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database): void {
  jobs.work(fold, async () => {
    await foldRevisions(database.db);
    await forgetDeletedRows(database.db);
  });
  jobs.schedule(fold, '53 3 * * *', {});
}
