import { noteUse, Reads, type Revision } from '../../db/revision/reads.ts';

interface Kept<T> {
  reads: Reads;
  value: Promise<T>;
}

/**
 * Caches one computed value while its dependencies are unchanged. Concurrent callers share the computation; failures
 * are not cached. If it was used since the last computation, it is computed ahead of a new revision, and used once
 * that is published.
 */
export function perRevision<T>(revision: Revision, compute: () => Promise<T>): () => Promise<T> {
  let kept: Kept<T> | undefined;
  let next: Kept<T> | undefined;
  let isInUse = false;

  function begin(at: Revision): Kept<T> {
    const reads = new Reads(at);
    return { reads, value: reads.during(compute) };
  }

  function present(): Kept<T> {
    if (next?.reads.isFresh(revision) && !kept?.reads.isFresh(revision)) kept = next;
    if (kept?.reads.isFresh(revision)) return kept;
    const begun = begin(revision);
    kept = begun;
    begun.value.catch(() => {
      if (kept === begun) kept = undefined;
    });
    return begun;
  }

  revision.ahead?.(async (coming) => {
    if (!kept || !isInUse || kept.reads.isFresh(coming)) return;
    isInUse = false;
    const begun = begin(coming);
    next = begun;
    try {
      await begun.value;
      kept = begun;
    } catch {
      // The next caller retries.
      if (kept === begun) kept = undefined;
    } finally {
      if (next === begun) next = undefined;
    }
  });

  return async () => {
    isInUse = true;
    const used = present();
    try {
      return await used.value;
    } finally {
      noteUse(used.reads);
    }
  };
}
