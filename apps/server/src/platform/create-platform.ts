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
import { createS3Storage } from './storage/s3-storage.ts';
import type { Storage } from './storage/storage.ts';

/** The server's dependencies besides the database, created once per process. */
export interface Platform {
  secret: string;
  jobs: Jobs;
  outbox: Outbox;
  mail: Mail;
  storage: Storage;
  files: Files;
  idempotency: IdempotencyDeps;
  /** Checks of `/readyz`. */
  checks: Checks;
  /** Starts jobs and events. Modules must register theirs first, on a migrated database. */
  start(): Promise<void>;
  /** Stops them after running jobs finish. Call it before closing the database. */
  stop(): Promise<void>;
}

export function createPlatform(config: Config, logger: Logger, database: Database): Platform {
  const secret = loadSecret(config);
  const jobs = new JobQueue(database, logger);
  const outbox = new Outbox(database, jobs, logger);
  const mail = createMail(database, jobs, logger, { ...config, secret });
  const idempotency = createIdempotency(database, jobs, secret);
  const audit = createAuditLog(database, secret, logger);
  const migrated = onceTrue(() => isMigrated(database));
  const storage = config.s3 ? createS3Storage(config.s3, secret) : createLocalStorage(config.dataDir, secret);
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
      database: () => database.answers(),
      migrations: () => migrated(),
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

/** Caches a check once it succeeds. */
function onceTrue(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known = false;
  return async () => (known ||= await ask());
}
