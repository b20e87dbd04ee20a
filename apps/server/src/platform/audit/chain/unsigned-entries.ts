import type { Tx } from '../../db/database.ts';
import { insertAuditEntry } from '../audit.repo.ts';
import { listIntegrityEntries, listLinks } from './chain.repo.ts';
import { BEGINNING, type ChainKeys } from './link-hash.ts';

const DAY_MS = 24 * 3_600_000;

/** Until when unsigned entries are accepted; `once` if nothing is in the chain yet, null if never. */
export type UnsignedUntil = Date | 'once' | null;

/**
 * Until when unsigned entries may come from an older release that runs next to this one: for a day after this release first ran on a log that
 * an older one began. The day begins with a signed entry, so it can't be repeated. In a log that began signed, they are never accepted.
 */
export async function acceptUnsignedUntil(
  tx: Tx,
  keys: ChainKeys,
  { known, isNew, now }: { known: boolean; isNew: boolean; now: Date },
): Promise<UnsignedUntil> {
  const [first] = await listLinks(tx, 0, 1);
  if (!first) return isNew ? 'once' : null;
  const { link, entry } = first;
  if (link.number !== 1 || !entry || entry.version > 1 || !keys.isLink(BEGINNING, entry, link.hash)) return null;
  const began = (await listIntegrityEntries(tx, ['audit.signing_began'])).map((one) => one.entry);
  // Someone who writes such entries may be hiding the real one.
  if (began.some((one) => !keys.isSigned(one))) return null;
  // The day begins before a process notes the end of the chain: a log that was seen and has no such entry began signed.
  if (began.length === 0 && known) return null;
  const at = began.at(-1)?.at ?? now;
  if (began.length === 0) await insertAuditEntry(tx, { action: 'audit.signing_began', actorKind: 'system', at });
  return new Date(at.getTime() + DAY_MS);
}
