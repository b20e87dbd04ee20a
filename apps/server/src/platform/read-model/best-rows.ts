/** From this share of the rows, sort them all; below it, keeping the best ones seen is cheaper. */
const WHOLE_FROM = 1 / 8;

/** The rows `offset` to `offset + limit` in order, without sorting more than necessary. */
export function bestRows<Row>(
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
  { offset, limit }: { offset: number; limit: number },
): Row[] {
  const wanted = offset + limit;
  if (wanted >= rows.length * WHOLE_FROM) return rows.toSorted(compare).slice(offset, wanted);
  const best: Row[] = [];
  for (const row of rows) {
    const last = best[wanted - 1];
    if (last !== undefined && compare(row, last) >= 0) continue;
    best.splice(placeOf(row, best, compare), 0, row);
    if (best.length > wanted) best.pop();
  }
  return best.slice(offset);
}

function placeOf<Row>(row: Row, sorted: readonly Row[], compare: (a: Row, b: Row) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = sorted[middle];
    if (there !== undefined && compare(there, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
