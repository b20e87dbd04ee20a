import type { Logger } from 'pino';
import { createAuditLog } from './audit/audit-log.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { isMigrated } from './db/migration-state.ts';
import type { IdempotencyDeps } from './http/answer-idempotently.ts';
import { foldOldRevisions } from './http/revision/catalog-revision.jobs.ts';
import type { Checks } from './http/health/register-health.ts';
import { createIdempotency } from './idempotency/idempotency.ts';
import { JobQueue } from './jobs/job-queue.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createMail, type Mail } from './mail/mail.ts';
import { Outbox } from './outbox/outbox.ts';
import { hashAddress, loadSecret } from './secrets/secret.ts';
import { createFiles, type Files, sweepFiles } from './storage/files.ts';
import { createLocalStorage } from './storage/local-storage.ts';
import type { Storage } from './storage/storage.ts';

/** What the server works with beside the database, made once a process. */
export interface Platform {
  secret: string;
  jobs: Jobs;
  outbox: Outbox;
  mail: Mail;
  storage: Storage;
  files: Files;
  idempotency: IdempotencyDeps;
  /** What `/readyz` asks. */
  checks: Checks;
  /** Starts jobs and events. Modules register theirs before, on a migrated database. */
  start(): Promise<void>;
  /** Ends them; running jobs are finished first. Before the database closes. */
  stop(): Promise<void>;
}

export function createPlatform(config: Config, logger: Logger, database: Database): Platform {
  const secret = loadSecret(config);
  const jobs = new JobQueue(database, logger);
  const outbox = new Outbox(database, jobs, logger);
  const mail = createMail(database, jobs, { ...config, secret });
  const idempotency = createIdempotency(database, jobs);
  const audit = createAuditLog(database, secret, logger);
  const storage = createLocalStorage(config.dataDir, secret);
  sweepFiles(jobs, database, storage, systemClock);
  foldOldRevisions(jobs, database);
  return {
    secret,
    jobs,
    outbox,
    mail,
    storage,
    files: createFiles(database, storage, systemClock),
    idempotency: { idempotency, hashAddress: (address) => hashAddress(secret, address) },
    checks: {
      database: () => answers(database),
      migrations: () => isMigrated(database),
      events: () => outbox.isAlive(),
    },
    start: async () => {
      await jobs.start();
      outbox.start();
      audit.start();
    },
    stop: async () => {
      await outbox.stop();
      await audit.stop();
      await jobs.stop();
      mail.close();
    },
  };
}

async function answers(database: Database): Promise<boolean> {
  const { rowCount } = await database.pool.query('select 1');
  return rowCount === 1;
}
