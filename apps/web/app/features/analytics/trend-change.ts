/** Below this, a percentage says more than the numbers do. */
const ENOUGH = 20;

/** A change from the period before. */
export interface TrendChange {
  kind: 'same' | 'more' | 'fewer';
  /** By how many. */
  by: number;
  /** As a share of the period before; null where numbers are too small for one. */
  share: number | null;
}

/** Compares two counts. Small numbers get no percentage: from one to three is not "200 % more". */
export function changeOf(now: number, before: number): TrendChange {
  const by = Math.abs(now - before);
  const share = before >= ENOUGH ? by / before : null;
  return { kind: now === before ? 'same' : now > before ? 'more' : 'fewer', by, share };
}
