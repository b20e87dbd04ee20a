import { pino } from 'pino';
import { type AuditLog, createAuditLog } from '../audit/audit-log.ts';
import { signAuditEntries } from '../audit/entry-signer.ts';
import { type HeadStore, highestHead, type KeptHead } from '../audit/heads/head-store.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { TEST_SECRET } from './test-database.ts';

/** Heads in memory. */
export function createMemoryHeads(): HeadStore {
  const kept: KeptHead[] = [];
  return {
    read: async (identity) => highestHead(kept, identity),
    write: async (identity, head) => void kept.push({ at: '', ...identity, ...head }),
  };
}

interface TestAuditLog {
  heads?: HeadStore;
  location?: string;
  clock?: Clock;
  logger?: Parameters<typeof createAuditLog>[0]['logger'];
}

/** The audit log of a test database, as a process sees it that starts now and has written nothing yet. */
export function openTestAuditLog(database: Database, more: TestAuditLog = {}): AuditLog {
  signAuditEntries(database, TEST_SECRET);
  return createAuditLog({
    database,
    secret: TEST_SECRET,
    heads: createMemoryHeads(),
    location: 'a test',
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    ...more,
  });
}
