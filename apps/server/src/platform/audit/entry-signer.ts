import type { Database } from '../db/database.ts';
import { afterCommit, databaseNow } from '../db/unit-of-work.ts';
import { createChainKeys, type UnplacedEntry } from './chain/link-hash.ts';

/** Entries remembered per process until they are sealed; sealing runs every two seconds. */
const MOST_REMEMBERED = 100_000;

/** Signs the entries of one database, and remembers those this process committed until they are in the chain. */
export interface EntrySigner {
  sign(entry: UnplacedEntry): string;
  /** Ids of committed entries: one that disappears before it is sealed was removed by force. */
  committed: Set<string>;
}

/** By connection pool, because copies of a Database share it. */
const signers = new WeakMap<Database['pool'], EntrySigner>();

/** Lets this process write to the audit log of a database, signed with the installation's secret. */
export function signAuditEntries({ pool }: Pick<Database, 'pool'>, secret: string): void {
  signers.set(pool, { sign: createChainKeys(secret).sign, committed: new Set() });
}

export function signerOf({ pool }: Pick<Database, 'pool'>): EntrySigner {
  const signer = signers.get(pool);
  if (!signer) throw new Error('the audit log of this database cannot be written: signAuditEntries was not called');
  return signer;
}

/** Signs an entry of the running transaction, and remembers it once that is committed. */
export function signEntry(entry: UnplacedEntry): string {
  const { sign, committed } = signerOf(databaseNow());
  afterCommit(() => {
    if (committed.size < MOST_REMEMBERED) committed.add(entry.id);
  });
  return sign(entry);
}
