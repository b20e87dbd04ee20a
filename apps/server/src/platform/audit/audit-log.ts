import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import type { Actor } from '../http/request-context.ts';
import { startWakeLoop, type WakeLoop } from '../jobs/wake-loop.ts';
import type { AuditFacts } from './audit.tables.ts';
import { appendAudit, type commandLine } from './append-audit.ts';
import type { Head } from './chain/chain.repo.ts';
import { createChainKeys } from './chain/link-hash.ts';
import { type Integrity, readIntegrity } from './chain/read-integrity.ts';
import { type Sealing, sealEntries } from './chain/seal-entries.ts';
import { type ChainVerdict, verifyChain } from './chain/verify-chain.ts';
import { signerOf } from './entry-signer.ts';
import type { HeadStore } from './heads/head-store.ts';
import { createWitness } from './heads/witness.ts';

/** Maximum time an entry waits for its place in the chain while a server runs. */
const SEAL_EVERY_MS = 2000;
/** How often the end of the chain is logged. */
const LOG_EVERY_MS = 3_600_000;

export interface AuditLogSetup {
  database: Database;
  secret: string;
  /** Where the end of the chain is kept outside the database. */
  heads: HeadStore;
  /** Where the database is, as configured. */
  location: string;
  clock: Clock;
  logger: Pick<Logger, 'error' | 'warn' | 'info'>;
}

/** The audit log of this installation as a hash chain. */
export interface AuditLog {
  /** Seals entries until `stop`. */
  start(): void;
  stop(): Promise<void>;
  /** Seals waiting entries now; returns how many. */
  seal(): Promise<number>;
  /**
   * Whether anything was edited, removed, inserted or moved, and records who asked. `noted` is an earlier end of the chain that
   * must still be in it.
   */
  verify(actor: Actor | typeof commandLine, noted?: Head): Promise<ChainVerdict>;
  /** Records that what is wrong now is known, such as after a backup was restored; returns what it was. */
  accept(actor: typeof commandLine, reason: string): Promise<ChainVerdict>;
  /** Recorded breaks and the last verification, without reading the whole log. */
  integrity(): Promise<Integrity>;
  /** Whether the log was intact when this process last looked. */
  isIntact(): boolean;
}

export function createAuditLog({ database, secret, heads, location, clock, logger }: AuditLogSetup): AuditLog {
  const keys = createChainKeys(secret);
  const witness = createWitness(heads, location, logger);
  let sealing: Sealing | undefined;
  const seal = () => {
    sealing ??= { database, keys, witness, signer: signerOf(database), clock, logger };
    return sealEntries(sealing);
  };
  const look = async (noted?: Head) => {
    await seal();
    return verifyChain(database.db, keys, noted ?? (await witness.known(async () => null)));
  };
  let intact = true;
  const noticeBreaks = async () => {
    const { ok } = await readIntegrity(database.db, keys);
    if (intact && !ok) logger.error('the audit log is not as it was written: run `npx travesia audit verify`');
    intact = ok;
  };
  let loggedAt = 0;
  const logEnd = async () => {
    const end = await witness.known(async () => null);
    if (end && Date.now() - loggedAt >= LOG_EVERY_MS) {
      logger.info({ audit: end }, 'end of the audit log');
      loggedAt = Date.now();
    }
  };
  let loop: WakeLoop | undefined;
  return {
    start: () => {
      loop = startWakeLoop(
        SEAL_EVERY_MS,
        async () => {
          await seal();
          await noticeBreaks();
          await logEnd();
        },
        (error) => logger.error({ err: error }, 'audit entries cannot be taken into the chain'),
      );
    },
    stop: async () => loop?.stop(),
    seal,
    verify: async (actor, noted) => {
      const verdict = await look(noted);
      const [fault] = [...verdict.faults, ...verdict.breaks].filter(({ accepted }) => !accepted);
      const found: AuditFacts = fault ? { fault: fault.kind, number: fault.from } : {};
      const facts: AuditFacts = { ok: verdict.ok, checked: verdict.links, ...found };
      await unitOfWork(database, (tx) => appendAudit(tx, { action: 'audit.verified', actor, at: clock.now(), facts }));
      if (!verdict.ok) logger.error({ audit: facts }, 'the audit log is not as it was written');
      return verdict;
    },
    accept: async (actor, reason) => {
      const verdict = await look();
      if (verdict.ok) return verdict;
      const facts = { reason, faults: verdict.faults.map(({ key }) => key).join(' ') };
      await unitOfWork(database, (tx) => appendAudit(tx, { action: 'audit.accepted', actor, at: clock.now(), facts }));
      await seal();
      return verdict;
    },
    integrity: () => readIntegrity(database.db, keys),
    isIntact: () => intact,
  };
}
