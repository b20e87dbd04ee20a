/** One letter of six. */
export const LIKE_ENOUGH = 0.79;

/**
 * Similarity of two words, 0 to 1. 1 for the same word, 0.95 for one that sounds the same, 0.8 for an initial of the other, less
 * for each letter inserted, deleted, changed or swapped with its neighbor (optimal string alignment); words of fewer than four
 * letters must be equal.
 */
export function tokenLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) ? 0.8 : 0;
  if (short.length < 4) return 0;
  const allowed = Math.max(1, Math.floor(long.length / 4));
  const [ofShort, ofLong] = [traitsOf(short), traitsOf(long)];
  if (ofShort.spoken === ofLong.spoken) return 0.95;
  // Singular and plural, and truncated words ("integr" for "integral").
  if (long.startsWith(short) && (long.length - short.length <= 2 || short.length >= 6)) return 0.92;
  if (long.length - short.length > allowed || bitsOf(ofShort.letters ^ ofLong.letters) > 2 * allowed) return 0;
  const distance = editDistance(short, long, allowed);
  return distance > allowed ? 0 : 1 - distance / (long.length * 0.8);
}

/** A word as it sounds: words alike in sound are filed together. */
export const spokenForm = (word: string): string => traitsOf(word).spoken;

interface Traits {
  spoken: string;
  /** The letters it contains, one bit each: an edit changes at most two. */
  letters: number;
}

/** Words repeat: those of a register are a small vocabulary. */
const known = new Map<string, Traits>();
const MOST_KNOWN = 50_000;

function traitsOf(word: string): Traits {
  let traits = known.get(word);
  if (!traits) {
    traits = { spoken: asSpoken(word), letters: lettersOf(word) };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, traits);
  }
  return traits;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Folds spellings that sound alike in Spanish and Portuguese: doubled letters, s, z and soft c, b and v, i and y, u and w, soft g and j, silent h. */
function asSpoken(word: string): string {
  return word
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/z|c(?=[eiy])/g, 's')
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/w/g, 'u')
    .replace(/(?<!c)h/g, '')
    .replace(/(.)\1/g, '$1');
}

/** Edit distance between two words; more than `limit` is reported as `limit + 1`. */
function editDistance(a: string, b: string, limit: number): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const changes = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + changes);
      const isExchange = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isExchange) cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    twoAbove = above;
    above = current;
  }
  return above[b.length] ?? limit + 1;
}
