import { noteUse, Reads, type Revision } from '../../db/revision/reads.ts';

interface Kept<T> {
  reads: Reads;
  value: Promise<T>;
}

/**
 * Keeps one computed value while everything it was computed from stands. Callers that come while it is being computed share
 * the work; a failure is not kept. What was asked for since it was computed last is computed ahead of a new revision, and
 * taken into use when that is published.
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
      // Whoever asks next tries again.
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
