import { createHmac } from 'node:crypto';
import { deriveKey } from '../../secrets/secret.ts';
import type { auditEntries } from '../audit.tables.ts';

export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** Before the first entry. */
export const BEGINNING = 'travesia audit';

/** Hashes of the chain, under a key of the installation's secret: who can write to the database alone cannot forge one. */
export interface ChainKeys {
  /** Of an entry that follows the one with hash `before`. */
  hashLink(before: string, entry: AuditEntryRow): string;
  /** Of the last link's number and hash. */
  hashHead(number: number, hash: string): string;
}

export function createChainKeys(secret: string): ChainKeys {
  const key = deriveKey(secret, 'audit chain');
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    hashLink: (before, entry) => mac(`link ${before} ${canonical(entry)}`),
    hashHead: (number, hash) => mac(`head ${number} ${hash}`),
  };
}

/**
 * Everything an entry says, written the same way every time; facts in the order of their names, as jsonb keeps no other.
 * Columns that came later are named only where they say something: so what was written before they were there is right as it is.
 */
function canonical({ at, facts, requestId, ...entry }: AuditEntryRow): string {
  const inOrder = (object: object) => Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const said = requestId === null ? entry : { ...entry, requestId };
  return JSON.stringify([inOrder(said), at.toISOString(), inOrder(facts)]);
}
