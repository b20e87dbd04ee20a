import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { startWakeLoop, type WakeLoop } from '../jobs/wake-loop.ts';
import { createChainKeys } from './chain/link-hash.ts';
import { sealEntries } from './chain/seal-entries.ts';
import { type ChainVerdict, verifyChain } from './chain/verify-chain.ts';

/** Maximum time an entry waits for its place in the chain while a server runs. */
const SEAL_EVERY_MS = 2000;

/** The audit log of this installation as a hash chain. */
export interface AuditLog {
  /** Seals entries until `stop`. */
  start(): void;
  stop(): Promise<void>;
  /** Seals waiting entries now; returns how many. */
  seal(): Promise<number>;
  /** Whether anything was edited, removed, inserted or moved. */
  verify(): Promise<ChainVerdict>;
}

export function createAuditLog(database: Database, secret: string, logger: Logger): AuditLog {
  const keys = createChainKeys(secret);
  const seal = () => sealEntries(database, keys);
  let loop: WakeLoop | undefined;
  return {
    start: () => {
      loop = startWakeLoop(
        SEAL_EVERY_MS,
        async () => void (await seal()),
        (error) => logger.error({ err: error }, 'audit entries cannot be taken into the chain'),
      );
    },
    stop: async () => loop?.stop(),
    seal,
    verify: () => verifyChain(database.db, keys),
  };
}
