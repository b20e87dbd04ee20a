import type { Database } from '../../db/database.ts';
import { lockKeys } from '../../db/lock-keys.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { findLastLink, hasWaiting, insertLinks, takeWaiting } from './chain.repo.ts';
import { BEGINNING, type ChainKeys } from './link-hash.ts';

/** Entries sealed per transaction. */
const BATCH = 500;

/**
 * Seals waiting entries into the chain, one writer at a time, until none is left. Not in the action's transaction: if
 * every action extended the chain itself, commits would be serialized. Returns how many.
 */
export async function sealEntries(database: Database, keys: ChainKeys): Promise<number> {
  let total = 0;
  if (!(await hasWaiting(database.db))) return total;
  for (let sealed = BATCH; sealed === BATCH; total += sealed) {
    sealed = await unitOfWork(database, async (tx) => {
      await lockKeys(tx, 'audit', ['chain']);
      const entries = await takeWaiting(tx, BATCH);
      if (entries.length === 0) return 0;
      let last = (await findLastLink(tx)) ?? { number: 0, hash: BEGINNING };
      const links = entries.map((entry) => {
        const link = { number: last.number + 1, entryId: entry.id, hash: keys.hashLink(last.hash, entry) };
        last = link;
        return link;
      });
      await insertLinks(tx, links, { number: last.number, mac: keys.hashHead(last.number, last.hash) });
      return entries.length;
    });
  }
  return total;
}
