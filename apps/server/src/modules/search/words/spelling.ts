/** Words that are mended at all: of Latin letters, neither a few nor endless. */
const MENDABLE = /^[a-z]{3,30}$/;

/**
 * How many typing errors a word of this length may have and still be understood: one, and two from 8 letters.
 * `shortest` is the length under which none is allowed.
 */
export function allowedEdits(word: string, shortest = 4): 0 | 1 | 2 {
  if (word.length < shortest || !MENDABLE.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The number of typing errors between two words (a letter missing, added, wrong, or two neighbours exchanged),
 * or `most + 1` when there are more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = nextCost(a, b, row, column, { before, last, next });
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

function nextCost(
  a: string,
  b: string,
  row: number,
  column: number,
  costs: { before: number[]; last: number[]; next: number[] },
): number {
  const same = a[row - 1] === b[column - 1];
  const changed = (costs.last[column - 1] ?? 0) + (same ? 0 : 1);
  const cost = Math.min(changed, (costs.last[column] ?? 0) + 1, (costs.next[column - 1] ?? 0) + 1);
  const exchanged = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return exchanged ? Math.min(cost, (costs.before[column - 2] ?? 0) + 1) : cost;
}

/**
 * The word, and the word with each one letter left out. Two words that are one typing error apart share one of these,
 * so that an index of them finds near words without looking at all words. Empty for words that are never mended.
 */
export function spellings(word: string): string[] {
  if (!MENDABLE.test(word)) return [];
  const shorter = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
  return [...new Set([word, ...shorter])];
}

/**
 * The word in three parts: two typing errors leave one of the parts whole, so every word that is near matches one of these
 * LIKE patterns (beginning, middle, end).
 */
export function partPatterns(word: string): [string, string, string] {
  const third = Math.floor(word.length / 3);
  return [
    `${word.slice(0, third)}%`,
    `%${word.slice(third, word.length - third)}%`,
    `%${word.slice(word.length - third)}`,
  ];
}
