import { noteUse, Reads, type Revision } from '../../db/revision/reads.ts';

/** Results kept at once, some 100 kB each for long lists; what was not asked for longest goes first. */
const CAPACITY = 200;

/**
 * Keeps parsed results of catalogue reads for pages that the server renders, while what they were made from stands.
 * Callers share a result and must not change it. Failures are not kept.
 */
export function createResultMemo(revision: Revision): (key: string, make: () => Promise<unknown>) => Promise<unknown> {
  const kept = new Map<string, { reads: Reads; making: Promise<unknown> }>();

  function find(key: string, make: () => Promise<unknown>) {
    const found = kept.get(key);
    if (found?.reads.isFresh(revision)) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const reads = new Reads(revision);
    const begun = { reads, making: reads.during(make) };
    kept.delete(key);
    kept.set(key, begun);
    begun.making.catch(() => {
      if (kept.get(key) === begun) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > CAPACITY && oldest !== undefined) kept.delete(oldest);
    return begun;
  }

  return async (key, make) => {
    const { reads, making } = find(key, make);
    try {
      return await making;
    } finally {
      noteUse(reads);
    }
  };
}
