import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { forgetOldChanges } from './commands/forget-old-changes.ts';
import { runImport } from './commands/run-import.ts';
import type { ImportsDeps } from './uploads/imports-deps.ts';

const options = { retries: 1, retryDelaySeconds: 5, timeoutSeconds: 3600, concurrency: 1 };
const runs = {
  check: defineJob('imports.check', z.object({ import_id: z.uuid() }), options),
  commit: defineJob('imports.commit', z.object({ import_id: z.uuid() }), options),
};

const forgetOld = defineJob('imports.forget_old', z.object({}));

/** Queues a run. */
export const enqueueRuns =
  (jobs: Pick<Jobs, 'enqueue'>): ImportsDeps['enqueue'] =>
  async (tx: Tx, run, importId) => {
    await jobs.enqueue(tx, runs[run], { import_id: importId });
  };

/** Runs dry runs and imports, and forgets every night what they replaced too long ago. */
export function workOnImports(jobs: Pick<Jobs, 'work' | 'schedule'>, deps: Omit<ImportsDeps, 'enqueue'>): void {
  for (const run of ['check', 'commit'] as const)
    jobs.work(runs[run], ({ import_id: id }, { lastAttempt }) => runImport(deps, run, id, lastAttempt));
  jobs.work(forgetOld, () => forgetOldChanges(deps));
  jobs.schedule(forgetOld, '23 4 * * *', {});
}
