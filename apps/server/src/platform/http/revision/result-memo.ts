import { noteUse, Reads, type Revision } from '../../db/revision/reads.ts';

/** Maximum number of cached results, about 100 kB each for long lists; least recently used first out. */
const CAPACITY = 200;

/**
 * Caches parsed results of catalog reads for server-rendered pages, while their data is unchanged. Callers share a
 * result and must not change it. Failures are not cached.
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
