import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { DEAD_QUEUE } from './dead-letters.ts';
import type { JobDefinition } from './define-job.ts';
import { BOSS_SCHEMA, poolConnection } from './jobs.repo.ts';

/** Retention of unfinished and of dead jobs. */
const RETENTION_SECONDS = 90 * 24 * 3600;
const LONGEST_RETRY_DELAY_SECONDS = 3600;
/**
 * A process that reports nothing about a running job for this long counts as dead, and the job is retried elsewhere.
 */
const HEARTBEAT_SECONDS = 30;
/** How often that is checked. */
export const SUPERVISE_SECONDS = 15;

/**
 * A pg-boss on our pool. With `superviseSeconds` null it neither supervises nor runs schedules, as in tests and
 * commands.
 */
export function createBoss(database: Database, logger: Logger, superviseSeconds: number | null): PgBoss {
  const postgres = database.engine === 'postgres';
  const options: ConstructorOptions = {
    db: poolConnection(database),
    schema: BOSS_SCHEMA,
    backend: postgres ? 'postgres' : 'pglite',
    supervise: superviseSeconds !== null,
    schedule: superviseSeconds !== null,
    ...(superviseSeconds === null
      ? {}
      : { superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds }),
    cronWorkerIntervalSeconds: 15,
    reindex: postgres,
    monitorVacuum: postgres,
  };
  const boss = new PgBoss(options);
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => logger.warn({ warning: warning.message }, 'job queue'));
  return boss;
}

/** Queue policy `short`: only one job per key is queued, not counting one that is running. */
export function queueOptions(job: JobDefinition): Omit<Queue, 'name'> {
  return {
    policy: 'short',
    retryLimit: job.retries,
    retryDelay: Math.max(1, job.retryDelaySeconds),
    retryBackoff: true,
    retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: RETENTION_SECONDS,
    deadLetter: DEAD_QUEUE,
  };
}

/** Creates missing queues and updates the others to the current settings. */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!present.has(DEAD_QUEUE)) await boss.createQueue(DEAD_QUEUE, { retentionSeconds: RETENTION_SECONDS });
  for (const job of jobs) {
    const { policy, ...changeable } = queueOptions(job);
    const queue = present.get(job.name);
    if (!queue) await boss.createQueue(job.name, { policy, ...changeable });
    else if (Object.entries(changeable).some(([name, value]) => queue[name as keyof typeof changeable] !== value))
      await boss.updateQueue(job.name, changeable);
    else continue;
    await readQueue(boss, job.name);
  }
}

/**
 * Loads a queue into pg-boss's cache: the first enqueue may happen inside a transaction, where the embedded engine has
 * no second connection to load it.
 */
export async function readQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
}
