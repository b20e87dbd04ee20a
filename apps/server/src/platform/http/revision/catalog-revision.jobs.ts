import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { foldRevisions } from './catalog-revision.repo.ts';

const fold = defineJob('catalog_revisions.fold', z.object({}));

/** Every night adds the counts of closed connections together, so that there is not a row for each connection there ever was. */
export function foldOldRevisions(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database): void {
  jobs.work(fold, () => foldRevisions(database.db));
  jobs.schedule(fold, '53 3 * * *', {});
}
