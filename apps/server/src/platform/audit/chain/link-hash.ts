import { createHmac } from 'node:crypto';
import { deriveKey } from '../../secrets/secret.ts';
import type { auditEntries } from '../audit.tables.ts';

export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** Hash before the first entry. */
export const BEGINNING = 'travesia audit';

/**
 * Hashes of the chain, keyed with the installation's secret: write access to the database alone is not enough to forge
 * one.
 */
export interface ChainKeys {
  /** Hash of an entry that follows the one with hash `before`. */
  hashLink(before: string, entry: AuditEntryRow): string;
  /** Hash of the last link's number and hash. */
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
 * Canonical serialization of an entry; facts are sorted by name because jsonb does not preserve order. Columns added
 * later are included only if set, so that older entries keep their hashes.
 */
function canonical({ at, facts, requestId, ...entry }: AuditEntryRow): string {
  const inOrder = (object: object) => Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const said = requestId === null ? entry : { ...entry, requestId };
  return JSON.stringify([inOrder(said), at.toISOString(), inOrder(facts)]);
}
