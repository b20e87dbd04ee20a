import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { findDueQueues } from './jobs.repo.ts';
import { type Registered, runBatch } from './run-job.ts';

/** More attempts than any test needs: indicates a job that keeps adding itself. */
const TOO_MANY = 10_000;

/**
 * Runs queued jobs now until none is left, without timers, so that tests see their effects at a known moment. `later`
 * also runs jobs scheduled for later, including retries, until they succeed or are dead. Queues without due jobs are not asked.
 */
export async function runAllDue(
  boss: PgBoss,
  database: Database,
  registered: readonly Registered[],
  logger: Logger,
  later: boolean,
): Promise<number> {
  const names = registered.map(({ job }) => job.name);
  let attempts = 0;
  for (let found = true; found;) {
    found = false;
    const due = new Set(later ? names : await findDueQueues(database, names));
    for (const one of registered.filter(({ job }) => due.has(job.name))) {
      const batch = await boss.fetch(one.job.name, { batchSize: 100, includeMetadata: true, ignoreStartAfter: later });
      for (const result of await runBatch(one, batch, logger)) {
        if (result.status === 'completed') await boss.complete(one.job.name, result.id);
        else await boss.fail(one.job.name, result.id, result.output as object);
      }
      attempts += batch.length;
      found ||= batch.length > 0;
      if (attempts > TOO_MANY) throw new Error(`job ${one.job.name} never comes to an end`);
    }
  }
  return attempts;
}
