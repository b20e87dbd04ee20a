import type { Db } from '../../db/database.ts';
import { type AuditLink, findEnd, findOutside, type Head, listIntegrityEntries, listLinks } from './chain.repo.ts';
import { checkEnd } from './check-end.ts';
import { addFault, type ChainFault, covers, faultAt, faultOf, faultOutside, keyOf } from './faults.ts';
import { type AuditEntryRow, BEGINNING, type ChainKeys, ENTRY_VERSION } from './link-hash.ts';

const BATCH = 1000;
/** Faults reported; consecutive places count as one. */
const MOST_FAULTS = 100;

/** A fault and whether an operator accepted it. */
export type JudgedFault = ChainFault & { accepted: boolean; key: string };
/** A fault that was recorded when it was noticed. */
export type RecordedBreak = ChainFault & { accepted: boolean; at: Date };
/** An operator's decision that what was wrong until then is known. */
export interface Acceptance {
  at: Date;
  reason: string;
}

export interface ChainVerdict {
  /** Whether nothing is wrong, except what an operator accepted. */
  ok: boolean;
  /** Entries that are as they were written. */
  links: number;
  /** Entries not in the chain yet. */
  waiting: number;
  /** What is wrong now, in the order of the chain. */
  faults: JudgedFault[];
  /** What was wrong when entries were added, whether or not it still shows. */
  breaks: RecordedBreak[];
  acceptances: Acceptance[];
  /** The last place of the chain, to note down. */
  end: Head | null;
}

interface Walk {
  /** Whether an older release began the log: only then are there unsigned entries. */
  beganUnsigned: boolean;
  /** Hashes the next link may follow: the stored one, and the one it should have been. */
  before: string[];
  number: number;
  intact: number;
  faults: ChainFault[];
  breaks: (ChainFault & { at: Date; number: number })[];
  accepted: (Acceptance & { number: number; keys: string[] })[];
}

/**
 * Verifies the whole log and reports every entry edited, removed, inserted or moved, including at its end. It continues after a fault, so that
 * the same log gives the same verdict however much was added since.
 */
export async function verifyChain(db: Db, keys: ChainKeys, known: Head | null): Promise<ChainVerdict> {
  const began = await listIntegrityEntries(db, ['audit.signing_began']);
  const beganUnsigned = began.some(({ entry }) => keys.isSigned(entry));
  const walk: Walk = { beganUnsigned, before: [BEGINNING], number: 0, intact: 0, faults: [], breaks: [], accepted: [] };
  for (;;) {
    const rows = await listLinks(db, walk.number, BATCH);
    for (const { link, entry } of rows) step(walk, keys, link, entry);
    if (rows.length < BATCH) break;
  }
  const end = await findEnd(db, known?.number ?? null);
  for (const fault of checkEnd(keys, known, end))
    if (!walk.faults.some((found) => covers(found, fault))) walk.faults.push(fault);
  const { entryId, entries, digest, waiting, newer } = await findOutside(db);
  const outside = entryId ? faultOutside('entry_inserted', entryId, entries) : null;
  // Whether a newer release wrote them or someone pretends that, this one can't tell.
  if (newer.entryId) walk.faults.push(faultOutside('entry_newer', newer.entryId, newer.entries));
  const acceptedKeys = new Set(walk.accepted.flatMap((one) => one.keys));
  const lastAccepted = walk.accepted.at(-1)?.number ?? 0;
  const faults = [
    ...walk.faults.map((fault) => ({ ...fault, key: keyOf(fault) })),
    ...(outside ? [{ ...outside, key: `${keyOf(outside)}:${digest}` }] : []),
  ].map((fault) => ({ ...fault, accepted: acceptedKeys.has(fault.key) }));
  const breaks = walk.breaks.map(({ number, ...fault }) => ({ ...fault, accepted: number < lastAccepted }));
  return {
    ok: [...faults, ...breaks].every(({ accepted }) => accepted),
    links: walk.intact,
    waiting,
    faults: faults.slice(0, MOST_FAULTS),
    breaks,
    acceptances: walk.accepted.map(({ at, reason }) => ({ at, reason })),
    end: end.last,
  };
}

function step(walk: Walk, keys: ChainKeys, link: AuditLink, entry: AuditEntryRow | null): void {
  const follows = link.number === walk.number + 1;
  if (!follows) addFault(walk.faults, faultAt('link_missing', walk.number + 1, link.number - 1));
  const kind = entry ? kindOf(walk, keys, link, entry, follows) : 'entry_missing';
  if (kind) addFault(walk.faults, faultAt(kind, link.number, link.number, link.entryId));
  else {
    walk.intact += 1;
    if (entry) remember(walk, link.number, entry);
  }
  const computed = entry && kind === 'link_changed' ? walk.before.map((before) => keys.hashLink(before, entry)) : [];
  walk.before = [link.hash, ...computed.slice(0, 1)];
  walk.number = link.number;
}

function kindOf(walk: Walk, keys: ChainKeys, link: AuditLink, entry: AuditEntryRow, follows: boolean) {
  if (entry.version > ENTRY_VERSION) return 'entry_newer';
  const isSigned = keys.isSigned(entry);
  const mayBeUnsigned = entry.version === 1 && walk.beganUnsigned;
  if (walk.before.some((before) => keys.isLink(before, entry, link.hash)))
    return isSigned || mayBeUnsigned ? null : 'entry_changed';
  if (!isSigned) return 'entry_changed';
  // What it followed is gone, so its link can't be recomputed; the signature proves the entry itself.
  return follows ? 'link_changed' : null;
}

/** Notes what a sealed entry says about the log itself. */
function remember(walk: Walk, number: number, { action, at, facts }: AuditEntryRow): void {
  if (action === 'audit.broken') {
    const fault = faultOf(facts);
    if (fault) walk.breaks.push({ ...fault, at, number });
  }
  if (action === 'audit.accepted')
    walk.accepted.push({ at, number, reason: String(facts['reason']), keys: String(facts['faults']).split(' ') });
}
