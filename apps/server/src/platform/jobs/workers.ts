import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { findDueQueues } from './jobs.repo.ts';
import { type Registered, runBatch } from './run-job.ts';
import { startWakeLoop, type WakeLoop } from './wake-loop.ts';

/** How often the queues are looked at: the longest that a job waits beyond its time. */
const POLL_MS = 1000;
/** A worker that nobody wakes looks by itself this often, in case waking failed. */
const UNWOKEN_POLL_SECONDS = 60;

/**
 * Starts a worker a job. Their own polling is slow: one query a second asks for all queues together which have
 * something due, and wakes those. So the load of idle queues does not grow with their number.
 */
export async function startWorkers(
  boss: PgBoss,
  database: Database,
  registered: readonly Registered[],
  logger: Logger,
): Promise<WakeLoop> {
  const workers = new Map<string, string>();
  for (const one of registered) {
    const { name, concurrency } = one.job;
    const options = {
      batchSize: concurrency,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: UNWOKEN_POLL_SECONDS,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    workers.set(name, await boss.work(name, options, (batch) => runBatch(one, batch, logger)));
  }
  const names = [...workers.keys()];
  return startWakeLoop(
    POLL_MS,
    async () => {
      for (const name of await findDueQueues(database, names)) boss.notifyWorker(workers.get(name) ?? '');
    },
    (error) => logger.error({ err: error }, 'job queues cannot be read'),
  );
}
