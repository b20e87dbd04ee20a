import { createHmac } from 'node:crypto';
import { deriveKey } from '../../secrets/secret.ts';
import type { auditEntries } from '../audit.tables.ts';

export type AuditEntryRow = typeof auditEntries.$inferSelect;
/** An entry before the database assigns its position. */
export type UnplacedEntry = Omit<AuditEntryRow, 'position' | 'signature'>;

/** Hash before the first entry. */
export const BEGINNING = 'travesia audit';
/** Newest format of entries that this release writes and understands. */
export const ENTRY_VERSION = 2;

/**
 * Hashes of the chain, keyed with the installation's secret: write access to the database alone is not enough to forge
 * one.
 */
export interface ChainKeys {
  /** Hash of an entry that follows the one with hash `before`. */
  hashLink(before: string, entry: AuditEntryRow): string;
  /** Whether `hash` is that of an entry after `before`, computed by this release or an older one. */
  isLink(before: string, entry: AuditEntryRow, hash: string): boolean;
  /** Hash of the last link's number and hash. */
  hashHead(number: number, hash: string): string;
  /** Signs everything about an entry except its position, which its link covers. */
  sign(entry: UnplacedEntry): string;
  /** Whether an entry was written by our code and not changed since; false for entries without a signature. */
  isSigned(entry: AuditEntryRow): boolean;
}

export function createChainKeys(secret: string): ChainKeys {
  const key = deriveKey(secret, 'audit chain');
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const sign = (entry: UnplacedEntry) => mac(`entry ${signedText(entry)}`);
  const isSigned = (entry: AuditEntryRow) => entry.signature !== null && entry.signature === sign(entry);
  const hashLink = (before: string, entry: AuditEntryRow) => mac(`link ${before} ${linkedText(entry)}`);
  return {
    sign,
    isSigned,
    hashLink,
    // Releases that did not know request IDs sealed entries without them; the signature covers what they left out.
    isLink: (before, entry, hash) =>
      hashLink(before, entry) === hash ||
      (entry.requestId !== null && hashLink(before, { ...entry, requestId: null }) === hash && isSigned(entry)),
    hashHead: (number, hash) => mac(`head ${number} ${hash}`),
  };
}

/** Facts as pairs; anything else that the column can hold differs from facts that we write. */
const factsText = (facts: unknown) =>
  typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? inOrder(facts) : 'not facts';
const inOrder = (object: object) => Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * What a link covers, the same since the first release: during a deployment, older processes seal and verify entries of newer ones. Columns
 * are named, so that a column added later changes no hash; it is covered by the signature. `request_id` was added later and is included only
 * if set. Facts are sorted because jsonb does not preserve order.
 */
function linkedText(entry: AuditEntryRow): string {
  const { id, position, action, actorKind, actorId, sessionId, subjectId, contextProviderId } = entry;
  const { at, targetType, targetId, requestId, facts } = entry;
  const columns = {
    id,
    position,
    action,
    actorKind,
    actorId,
    sessionId,
    subjectId,
    contextProviderId,
    targetType,
    targetId,
  };
  const said = requestId === null ? columns : { ...columns, requestId };
  return JSON.stringify([inOrder(said), at.toISOString(), factsText(facts)]);
}

/** What a signature covers. Text is normalized as the database stores it. */
function signedText(entry: UnplacedEntry): string {
  const columns = [
    entry.version,
    entry.id.toLowerCase(),
    entry.at.toISOString(),
    entry.action,
    entry.actorKind,
    entry.actorId?.toLowerCase() ?? null,
    entry.sessionId?.toLowerCase() ?? null,
    entry.subjectId?.toLowerCase() ?? null,
    entry.contextProviderId?.toLowerCase() ?? null,
    entry.targetType,
    entry.targetId,
    entry.requestId,
  ].map((value) => (typeof value === 'string' ? value.toWellFormed() : value));
  return JSON.stringify([columns, factsText(JSON.parse(JSON.stringify(entry.facts)))]);
}
