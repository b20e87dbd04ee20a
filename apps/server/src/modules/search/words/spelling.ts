/** Words eligible for typo correction: Latin letters, neither very short nor very long. */
const MENDABLE = /^[a-z]{3,30}$/;

/**
 * Number of typos allowed in a word of this length: one, and two from 8 letters.
 * Words shorter than `shortest` allow none.
 */
export function allowedEdits(word: string, shortest = 4): 0 | 1 | 2 {
  if (word.length < shortest || !MENDABLE.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Edit distance between two words (a letter missing, added, wrong, or two neighbors swapped),
 * or `most + 1` when it exceeds `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (b.length > LONGEST) return a === b ? 0 : most + 1;
  let [before, last, next] = ROWS;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    next[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = nextCost(a, b, row, column, before, last, next);
      next[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** Longer than any folded word. */
const LONGEST = 80;
/** Three rows of the distance table, reused by every call. */
const ROWS = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

function nextCost(
  a: string,
  b: string,
  row: number,
  column: number,
  before: Uint8Array,
  last: Uint8Array,
  next: Uint8Array,
): number {
  const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
  const changed = (last[column - 1] ?? 0) + (same ? 0 : 1);
  const cost = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
  const exchanged = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return exchanged ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost;
}
