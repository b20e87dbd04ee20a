import type { Logger } from 'pino';
import { type AuditLog, createAuditLog } from './audit/audit-log.ts';
import { openHeads } from './audit/heads/open-heads.ts';
import { locationOf } from './audit/heads/witness.ts';
import { readGlossary } from '../../data/translation/read-glossary.ts';
import { verifyNightly } from './audit/verify-nightly.ts';
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
import type { PaymentGateway } from './payments/gateway.ts';
import { isSandbox, openPaymentGateway } from './payments/open-payment-gateway.ts';
import { createLive, type Live } from './realtime/live.ts';
import type { SandboxGateway } from './payments/sandbox/sandbox-gateway.ts';
import { hashAddress, loadSecret } from './secrets/secret.ts';
import { createFiles, type Files, sweepFiles } from './storage/files.ts';
import { createClamd } from './scanning/clamd.ts';
import type { Scanner } from './scanning/scanner.ts';
import { createLocalBlobs } from './storage/blobs/local-blobs.ts';
import { createS3Blobs } from './storage/blobs/s3-blobs.ts';
import { createWrappingKeys } from './storage/keys/wrapping-keys.ts';
import { createVault } from './storage/vault/vault.ts';
import { expireUploads } from './uploads/uploads.ts';
import type { Storage } from './storage/storage.ts';
import { createTranslator } from './translation/create-translator.ts';
import type { Translator } from './translation/translator.ts';

/** The server's dependencies besides the database, created once per process. */
export interface Platform {
  secret: string;
  jobs: Jobs;
  outbox: Outbox;
  mail: Mail;
  audit: AuditLog;
  live: Live;
  storage: Storage;
  files: Files;
  idempotency: IdempotencyDeps;
  /** Where payments go; null if nothing can be paid here. */
  payments: PaymentGateway | null;
  /** The same, if it is the sandbox. */
  sandbox: SandboxGateway | null;
  /** Translates messages; null if no service is configured. */
  scanner: Scanner | null;
  translator: Translator | null;
  /** Checks of `/readyz`. */
  checks: Checks;
  /** What `/readyz` also says, without failing. */
  remarks: () => Record<string, string>;
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
  const audit = createAuditLog({
    database,
    secret,
    heads: openHeads(config),
    location: locationOf(config.databaseUrl),
    clock: systemClock,
    logger,
  });
  const live = createLive(database, logger);
  const migrated = onceTrue(() => isMigrated(database));
  const blobs = config.s3 ? createS3Blobs(config.s3) : createLocalBlobs(config.dataDir);
  const storage = createVault(database, blobs, createWrappingKeys(config.vaultKeys, secret));
  const payments = openPaymentGateway(config, secret);
  const sandbox = isSandbox(payments) ? payments : null;
  sweepFiles(jobs, database, storage, systemClock);
  expireUploads(jobs, database, systemClock);
  foldOldRevisions(jobs, database);
  verifyNightly(jobs, audit);
  return {
    secret,
    jobs,
    outbox,
    mail,
    audit,
    live,
    storage,
    files: createFiles(database, storage, systemClock),
    idempotency: { idempotency, hashAddress: (address) => hashAddress(secret, address) },
    payments,
    sandbox,
    scanner: config.scanner ? createClamd(config.scanner) : null,
    translator: config.translation
      ? createTranslator(config.translation, { readTerms: readGlossary, clock: systemClock, logger })
      : null,
    checks: {
      database: () => database.answers(),
      migrations: () => migrated(),
      events: () => outbox.isAlive(),
    },
    remarks: () => ({ audit: audit.isIntact() ? 'ok' : 'broken' }),
    start: async () => {
      await jobs.start();
      outbox.start();
      audit.start();
    },
    stop: async () => {
      await outbox.stop();
      await audit.stop();
      await jobs.stop();
      await live.stop();
      await sandbox?.close();
      mail.close();
    },
  };
}

/** Caches a check once it succeeds. */
function onceTrue(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known = false;
  return async () => (known ||= await ask());
}
