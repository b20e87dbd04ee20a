import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../db/database.ts';
import { lockKeys } from '../../db/lock-keys.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { insertAuditEntry } from '../audit.repo.ts';
import type { EntrySigner } from '../entry-signer.ts';
import type { Witness } from '../heads/witness.ts';
import {
  type ChainEnd,
  findEnd,
  followCommitted,
  type Head,
  insertLinks,
  listIntegrityEntries,
  stopWaiting,
  takeWaiting,
} from './chain.repo.ts';
import { checkEnd } from './check-end.ts';
import { type ChainFault, covers, factsOf, faultAt, faultOf, faultOutside } from './faults.ts';
import { type AuditEntryRow, BEGINNING, type ChainKeys } from './link-hash.ts';
import { acceptUnsignedUntil, type UnsignedUntil } from './unsigned-entries.ts';

/** Entries sealed per transaction. */
const BATCH = 500;

export interface Sealing {
  database: Database;
  keys: ChainKeys;
  witness: Witness;
  signer: EntrySigner;
  clock: Clock;
  logger: Pick<Logger, 'error' | 'warn'>;
  /** Read once, because it only changes when a log begins. */
  unsignedUntil?: UnsignedUntil;
}

/**
 * Seals waiting entries into the chain, one writer at a time, until none is left. Not in the action's transaction: if
 * every action extended the chain itself, commits would be serialized. Returns how many.
 *
 * Before anything is added, the end of the chain must be the one this process saw last. If it is not, that is recorded as an entry of its own,
 * and the chain goes on after the highest place ever used: what is missing stays visible, and nobody has to wait.
 */
export async function sealEntries(sealing: Sealing): Promise<number> {
  const { database, keys, witness, logger } = sealing;
  for (let total = 0; ;) {
    const gone = await takeGone(sealing);
    const known = await witness.known(async () => (await findEnd(database.db, null)).first);
    const end = await findEnd(database.db, known?.number ?? null);
    if (!known && end.last)
      logger.warn({ audit: end.last }, 'the audit log is seen for the first time: taken as it is');
    const isQuiet = !end.waiting && !gone && checkEnd(keys, known, end).length === 0;
    if (isQuiet && (sealing.unsignedUntil !== undefined || !end.last)) {
      if (end.last) await witness.saw(end.first, end.last);
      return total;
    }
    const batch = await unitOfWork(database, (tx) => sealBatch(tx, sealing, known, gone));
    if (batch.unsignedUntil !== 'once') sealing.unsignedUntil = batch.unsignedUntil;
    for (const fault of batch.recorded) logger.error({ audit: factsOf(fault) }, 'the audit log was tampered with');
    if (batch.last) await witness.saw(batch.first, batch.last);
    total += batch.sealed;
    if (batch.taken === 0 && batch.recorded.length === 0) return total;
  }
}

/** Entries this process committed and that are neither sealed nor waiting any more. */
async function takeGone({ database, signer: { committed } }: Sealing): Promise<ChainFault | null> {
  if (committed.size === 0) return null;
  const { sealed, gone } = await followCommitted(database.db, [...committed]);
  for (const id of [...sealed, ...gone]) committed.delete(id);
  return gone[0] === undefined ? null : faultOutside('entry_missing', gone[0], gone.length);
}

interface Batch {
  sealed: number;
  /** Entries that are no longer waiting. */
  taken: number;
  recorded: ChainFault[];
  first: string | null;
  last: Head | null;
  unsignedUntil: UnsignedUntil;
}

async function sealBatch(tx: Tx, sealing: Sealing, known: Head | null, gone: ChainFault | null): Promise<Batch> {
  const { keys } = sealing;
  await lockKeys(tx, 'audit', ['chain']);
  const end = await findEnd(tx, known?.number ?? null);
  const recorded = [...(await unrecorded(tx, keys, checkEnd(keys, known, end))), ...(gone ? [gone] : [])];
  for (const fault of recorded) await recordBreak(tx, sealing, fault);
  const waiting = await takeWaiting(tx, BATCH);
  const unsignedUntil = await readUnsignedUntil(tx, sealing, end, known);
  const { genuine, refused } = judge(sealing, waiting, unsignedUntil);
  for (const fault of refused) await recordBreak(tx, sealing, fault);
  const links = linksOf(keys, end, known, genuine);
  const last = links.at(-1);
  if (last) await insertLinks(tx, links, { number: last.number, mac: keys.hashHead(last.number, last.hash) });
  if (waiting.length)
    await stopWaiting(
      tx,
      waiting.map(({ entry }) => entry.id),
    );
  return {
    sealed: links.length,
    taken: waiting.length,
    recorded: [...recorded, ...refused],
    first: end.first ?? (links[0]?.number === 1 ? links[0].hash : null),
    last: last ?? end.last,
    unsignedUntil,
  };
}

function linksOf(keys: ChainKeys, { last }: ChainEnd, known: Head | null, entries: AuditEntryRow[]) {
  let before = last?.hash ?? BEGINNING;
  // Places are never used again, so that missing ones stay visible.
  const behind = Math.max(last?.number ?? 0, known?.number ?? 0);
  return entries.map((entry, index) => {
    before = keys.hashLink(before, entry);
    return { number: behind + index + 1, entryId: entry.id, hash: before };
  });
}

function readUnsignedUntil(
  tx: Tx,
  { keys, clock, unsignedUntil }: Sealing,
  end: ChainEnd,
  known: Head | null,
): Promise<UnsignedUntil> {
  if (unsignedUntil !== undefined) return Promise.resolve(unsignedUntil);
  const isNew = end.last === null && known === null;
  return acceptUnsignedUntil(tx, keys, { isNew, known: known !== null, now: clock.now() });
}

/** Separates waiting entries that our code wrote from those it did not. */
function judge(
  { keys, clock }: Sealing,
  waiting: Awaited<ReturnType<typeof takeWaiting>>,
  until: UnsignedUntil,
): { genuine: AuditEntryRow[]; refused: ChainFault[] } {
  const takesUnsigned = until === 'once' || (until !== null && clock.now() <= until);
  const linked = waiting.filter((one) => one.linked !== null);
  const free = waiting.filter((one) => one.linked === null).map(({ entry }) => entry);
  const isGenuine = (entry: AuditEntryRow) => keys.isSigned(entry) || (entry.version === 1 && takesUnsigned);
  const forged = free.filter((entry) => !isGenuine(entry));
  return {
    genuine: free.filter(isGenuine),
    refused: [
      ...linked.map((one) => faultAt('link_changed', Number(one.linked), Number(one.linked), one.entry.id)),
      ...(forged[0] ? [faultOutside('entry_inserted', forged[0].id, forged.length)] : []),
    ],
  };
}

const recordBreak = (tx: Tx, { clock }: Sealing, fault: ChainFault): Promise<void> =>
  insertAuditEntry(tx, { action: 'audit.broken', actorKind: 'system', at: clock.now(), facts: factsOf(fault) });

/** Faults that no process has recorded yet: several processes may notice the same. */
async function unrecorded(tx: Tx, keys: ChainKeys, faults: ChainFault[]): Promise<ChainFault[]> {
  if (faults.length === 0) return faults;
  const entries = await listIntegrityEntries(tx, ['audit.broken']);
  const known = entries.flatMap(({ entry }) => (keys.isSigned(entry) ? (faultOf(entry.facts) ?? []) : []));
  return faults.filter((fault) => !known.some((one) => one.kind !== 'head_changed' && covers(one, fault)));
}
