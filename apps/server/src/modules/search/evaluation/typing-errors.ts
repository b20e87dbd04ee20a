import { pick } from './random.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The name in lower case with one typing error: a letter missing, doubled, wrong, or swapped with the next.
 * The letter is from a word of at least four letters, if there is one.
 */
export function withTypingError(random: () => number, name: string): string {
  const text = name.toLowerCase();
  const long = [...text.matchAll(/\p{L}{4,}/gu)];
  const words = long.length ? long : [...text.matchAll(/\p{L}{2,}/gu)];
  const places = words.flatMap((word) =>
    Array.from(word[0], (_, at) => ({ at: word.index + at, last: at === word[0].length - 1 })),
  );
  if (!places.length) return text;
  const { at, last } = pick(random, places);
  const kind = pick(
    random,
    last ? (['missing', 'added', 'wrong'] as const) : (['missing', 'added', 'wrong', 'exchanged'] as const),
  );
  const [before, letter, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
  const other = pick(
    random,
    [...LETTERS].filter((one) => one !== letter),
  );
  if (kind === 'missing') return before + after;
  if (kind === 'added') return before + other + letter + after;
  if (kind === 'wrong') return before + other + after;
  return before + (after[0] ?? '') + letter + after.slice(1);
}

/** The name in lower case without accents. */
export const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
