import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { DEAD_QUEUE } from './dead-letters.ts';
import type { JobDefinition } from './define-job.ts';
import { BOSS_SCHEMA, poolConnection } from './jobs.repo.ts';

/** Jobs that nobody could carry out are kept so long, and so are the dead. */
const RETENTION_SECONDS = 90 * 24 * 3600;
const LONGEST_RETRY_DELAY_SECONDS = 3600;
/** A process that says nothing of a running job for so long is taken for dead, and the job is tried again elsewhere. */
const HEARTBEAT_SECONDS = 30;
/** How often that is looked at. */
export const SUPERVISE_SECONDS = 15;

/** A pg-boss on our pool. With `superviseSeconds` null it neither supervises nor runs schedules: tests and commands use it so. */
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

/** Queue policy `short`: of jobs with the same key only one waits, while one that already runs does not count. */
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

/** Makes the queues that are missing and brings the others to what the code says now. */
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
 * Reads a queue into pg-boss's memory: the first enqueue may come inside a transaction, where the embedded engine has no
 * second connection to read it with.
 */
export async function readQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
}
