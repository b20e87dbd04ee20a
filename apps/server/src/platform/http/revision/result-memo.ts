/** Results kept at once, some 100 kB each for long lists; what was not asked for longest goes first. */
const CAPACITY = 200;

/**
 * Keeps parsed results of catalogue reads for pages that the server renders, while the catalogue's revision stands.
 * Callers share a result and must not change it. Failures are not kept.
 */
export function createResultMemo(
  revision: () => number,
): (key: string, make: () => Promise<unknown>) => Promise<unknown> {
  const kept = new Map<string, Promise<unknown>>();
  let at = -1;
  return (key, make) => {
    const present = revision();
    if (present !== at) {
      at = present;
      kept.clear();
    }
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const making = make();
    kept.set(key, making);
    making.catch(() => {
      if (kept.get(key) === making) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > CAPACITY && oldest !== undefined) kept.delete(oldest);
    return making;
  };
}
