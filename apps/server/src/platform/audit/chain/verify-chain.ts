import type { Db } from '../../db/database.ts';
import { findHead, findOutside, listLinks } from './chain.repo.ts';
import { BEGINNING, type ChainKeys } from './link-hash.ts';

const BATCH = 1000;

/** Where the log is first broken: the number of the link, or the entry outside the chain. */
export interface ChainFault {
  kind: 'entry_changed' | 'entry_missing' | 'link_missing' | 'end_missing' | 'entry_inserted';
  number: number | null;
  entryId: string | null;
}

export interface ChainVerdict {
  /** Number of links verified. */
  links: number;
  /** Entries not in the chain yet. */
  waiting: number;
  fault: ChainFault | null;
}

/** Verifies the whole log and detects any entry edited, removed, inserted or moved, including at its end. */
export async function verifyChain(db: Db, keys: ChainKeys): Promise<ChainVerdict> {
  let last = { number: 0, hash: BEGINNING };
  const broken = (kind: ChainFault['kind'], number: number | null, entryId: string | null) => ({
    links: last.number,
    waiting: 0,
    fault: { kind, number, entryId },
  });
  for (;;) {
    const rows = await listLinks(db, last.number, BATCH);
    for (const { link, entry } of rows) {
      if (link.number !== last.number + 1) return broken('link_missing', last.number + 1, null);
      if (!entry) return broken('entry_missing', link.number, link.entryId);
      if (keys.hashLink(last.hash, entry) !== link.hash) return broken('entry_changed', link.number, link.entryId);
      last = link;
    }
    if (rows.length < BATCH) break;
  }
  const head = await findHead(db);
  if (head ? keys.hashHead(last.number, last.hash) !== head.mac : last.number > 0)
    return broken('end_missing', last.number + 1, null);
  const { entryId, waiting } = await findOutside(db);
  if (entryId) return { ...broken('entry_inserted', null, entryId), waiting };
  return { links: last.number, waiting, fault: null };
}
