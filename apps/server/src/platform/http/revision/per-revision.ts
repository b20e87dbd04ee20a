/**
 * Keeps one computed value while the catalogue's revision stands. Callers that come while it is being computed share
 * the work; a failure is not kept.
 */
export function perRevision<T>(revision: () => number, compute: () => Promise<T>): () => Promise<T> {
  let at: number | null = null;
  let value: Promise<T> | undefined;
  return () => {
    const present = revision();
    if (value && at === present) return value;
    at = present;
    const computing = compute();
    value = computing;
    computing.catch(() => {
      if (value === computing) value = undefined;
    });
    return computing;
  };
}
