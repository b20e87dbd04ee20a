import { CANONICAL, GENERIC_WORDS, STOP_WORDS, VAGUE_WORDS } from './word-lists.ts';

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Maximum word length in characters; longer words are truncated. */
const MAX_WORD = 40;
const MAX_WORDS = 40;

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);

/** `C.A.P.S.` and `S. A.` become one word; so does `D'Angelo`. */
const joinInitials = (text: string): string =>
  text
    .replace(
      /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){1,}\p{L}(?:\.|(?![\p{L}\p{N}]))/gu,
      (initials) => `${initials.replace(/[.\s]/g, '')} `,
    )
    .replace(/(?<=\p{L})['’`´](?=\p{L})/gu, '');

/** `N° 57`, `Nº57` and `nro. 57` reduce to the number, since people omit the sign. */
const NUMBER_SIGN = /(?<![\p{L}\p{N}])n(?:[º°ª]|ro|um|umero|o)?\.?\s*[º°]?\s*(?=\d)/giu;

function splitWords(text: string): string[] {
  const parts = foldLetters(text.replace(/[º°ª]/g, ' ')).match(/\p{L}+|\p{N}+/gu) ?? [];
  return parts.map((part) => [...part].slice(0, MAX_WORD).join(''));
}

const prepare = (text: string): string => joinInitials(text.normalize('NFC').replace(NUMBER_SIGN, ' '));

/**
 * Searchable words of a text: without accents and case, letters and digits separated, initials joined.
 * At most 40 words of at most 40 characters; any text is accepted.
 */
export function foldWords(text: string): string[] {
  return splitWords(prepare(text)).slice(0, MAX_WORDS);
}

/** A word of a phrase with its original spelling. */
export interface Token {
  word: string;
  raw: string;
}

/** The words of a phrase, each with its original spelling. */
export function tokenize(phrase: string): Token[] {
  const chunks = prepare(phrase).split(/[\s\p{P}\p{S}]+/u);
  const tokens = chunks.flatMap((chunk) => {
    const words = splitWords(chunk);
    return words.map((word) => ({ word, raw: words.length === 1 ? chunk : word }));
  });
  return tokens.slice(0, MAX_WORDS);
}

/** The standard form of an abbreviation or variant; most words are unchanged. */
export const canonical = (word: string): string => CANONICAL.get(word) ?? word;

/** Whether many names and treatments share a word, so that alone it says nothing about which one is meant. */
export const isShared = (word: string): boolean =>
  [word, canonical(word)].some((one) => GENERIC_WORDS.has(one) || VAGUE_WORDS.has(one));

/** Meaningful words; all of them when none is. Single letters are not meaningful. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word) && !/^\p{L}$/u.test(word));
  return telling.length ? telling : [...words];
}

/** Key to compare names by: their words in order. At most 200 characters, to fit an index. */
export const keyOf = (words: readonly string[]): string => [...words.join(' ')].slice(0, 200).join('');
