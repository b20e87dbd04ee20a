import type { HealthCheck } from '@travesia/contracts/platform-admin';
import { uuidv7 } from 'uuidv7';
import { Readable } from 'node:stream';
import { isMigrated, newestMigration } from '../../../../platform/db/migration-state.ts';
import type { Translator } from '../../../../platform/translation/translator.ts';
import type { OperationsDeps } from '../operations-deps.ts';
import { readAuditState, readDatabaseState, readLedgerState } from './health.repo.ts';

type Name = HealthCheck['name'];
type Facts = Partial<Record<HealthCheck['facts'][number]['name'], string | number | null>>;
interface Found {
  state?: HealthCheck['state'];
  facts: Facts;
}

/** Timeout after which a component counts as failing. */
const PATIENCE_MS = 3000;
/** The invariants of bookings and money are checked every hour. */
const CHECKED_MS = 3 * 3_600_000;
/** Items waiting longer than this need attention. */
const LATE_SECONDS = 60;

/** Checks every component now; one that throws or times out is failing. */
export function checkHealth(deps: OperationsDeps): Promise<HealthCheck[]> {
  const { translator } = deps;
  const looks: Partial<Record<Name, () => Promise<Found>>> = {
    database: () => lookAtDatabase(deps),
    migrations: () => lookAtMigrations(deps),
    jobs: () => lookAtJobs(deps),
    outbox: () => lookAtOutbox(deps),
    mail: () => lookAtMail(deps),
    storage: () => lookAtStorage(deps),
    audit: () => lookAtAudit(deps),
    ledger: () => lookAtLedger(deps),
    answers: async () => ({ facts: deps.answers.stats() }),
    ...(translator ? { translation: async () => lookAtTranslation(translator) } : {}),
  };
  return Promise.all(Object.entries(looks).map(([name, what]) => look(name as Name, what)));
}

async function look(name: Name, what: () => Promise<Found>): Promise<HealthCheck> {
  const began = performance.now();
  const { state = 'ok', facts } = await inTime(what).catch((): Found => ({ state: 'failing', facts: {} }));
  return {
    name,
    state,
    took_ms: Math.round((performance.now() - began) * 10) / 10,
    facts: Object.entries(facts).map(([fact, value]) => ({
      name: fact as HealthCheck['facts'][number]['name'],
      value: value ?? null,
    })),
  };
}

async function inTime<T>(what: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    return await Promise.race([what(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function lookAtDatabase({ database }: OperationsDeps): Promise<Found> {
  const began = performance.now();
  const { engine, sizeBytes } = await readDatabaseState(database.db);
  return { facts: { engine, latency_ms: Math.round(performance.now() - began), size_bytes: sizeBytes } };
}

async function lookAtMigrations({ database }: OperationsDeps): Promise<Found> {
  const applied = await isMigrated(database);
  return {
    state: applied ? 'ok' : 'failing',
    facts: { newest: newestMigration().tag, applied: applied ? 'yes' : 'no' },
  };
}

async function lookAtJobs({ jobs }: OperationsDeps): Promise<Found> {
  const queues = await jobs.counts();
  const sum = (of: (queue: (typeof queues)[number]) => number) => queues.reduce((total, queue) => total + of(queue), 0);
  const oldest = Math.max(0, ...queues.map((queue) => queue.oldest));
  const dead = sum((queue) => queue.dead);
  return {
    state: dead > 0 || oldest > LATE_SECONDS ? 'attention' : 'ok',
    facts: {
      queues: queues.length,
      waiting: sum((queue) => queue.waiting),
      running: sum((queue) => queue.running),
      dead,
      oldest_waiting_seconds: oldest,
    },
  };
}

async function lookAtOutbox({ outbox }: OperationsDeps): Promise<Found> {
  const { waiting, oldestSeconds } = await outbox.waiting();
  const state = outbox.isAlive() ? (oldestSeconds > LATE_SECONDS ? 'attention' : 'ok') : 'failing';
  return {
    state,
    facts: { waiting, oldest_waiting_seconds: oldestSeconds, subscribers: outbox.subscriptions().length },
  };
}

async function lookAtMail({ mail }: OperationsDeps): Promise<Found> {
  const { waiting = 0, failed = 0, kept = 0 } = await mail.countStates();
  return { state: failed > 0 ? 'attention' : 'ok', facts: { transport: mail.transport, waiting, kept, failed } };
}

/** Writes, reads and deletes a file. */
async function lookAtStorage({ storage }: OperationsDeps): Promise<Found> {
  const began = performance.now();
  const id = uuidv7();
  const { size } = await storage.put(id, Readable.from([Buffer.from('a probe')]), 64);
  const found = await storage.stat(id);
  await storage.delete(id);
  return {
    state: found?.size === size ? 'ok' : 'failing',
    facts: { latency_ms: Math.round(performance.now() - began) },
  };
}

async function lookAtAudit({ audit, database, clock }: OperationsDeps): Promise<Found> {
  const { ok, breaks } = await audit.integrity();
  const { links, waiting, oldestSeconds } = await readAuditState(database.db, clock.now());
  return {
    state: ok ? (oldestSeconds > LATE_SECONDS ? 'attention' : 'ok') : 'failing',
    facts: {
      links,
      waiting,
      oldest_waiting_seconds: oldestSeconds,
      breaks: breaks.filter(({ accepted }) => !accepted).length,
    },
  };
}

/** How its last calls went: a call of its own would cost money at some services. */
const lookAtTranslation = (translator: Translator): Found => {
  const failed = translator.faults();
  return { state: failed > 0 ? 'attention' : 'ok', facts: { engine: translator.service, failed } };
};

/** What the last check of the invariants found; none yet on a new installation. */
async function lookAtLedger({ database, clock }: OperationsDeps): Promise<Found> {
  const { entries, breaks, checkedAt } = await readLedgerState(database.db);
  const isLate = checkedAt !== null && clock.now().getTime() - checkedAt.getTime() > CHECKED_MS;
  return { state: breaks ? 'failing' : isLate ? 'attention' : 'ok', facts: { entries, breaks } };
}
