import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { TOGETHER } from './define-job.ts';
import { findDueQueues } from './jobs.repo.ts';
import { type Registered, runBatch } from './run-job.ts';
import { startWakeLoop, type WakeLoop } from './wake-loop.ts';

/** How often the queues are checked: the longest delay of a due job. */
const POLL_MS = 1000;
/** How long it rests after a look: under load, jobs that came meanwhile are found by one look and done together. */
const REST_MS = 400;
/** A worker polls on its own this often, in case waking failed. */
const UNWOKEN_POLL_SECONDS = 60;

/**
 * Starts a worker per job. Their own polling is slow: one query per second checks all queues for due jobs and wakes
 * those workers. So idle queues cost nothing, however many there are.
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
      batchSize: one.together ? TOGETHER : concurrency,
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
    { restMs: REST_MS },
  );
}
