import type { Token } from '../words/fold.ts';
import { allowedEdits, editDistance } from '../words/spelling.ts';
import { stem } from '../words/stem.ts';
import { STOP_WORDS } from '../words/word-lists.ts';
import type { Lexicon, LexiconWord } from './lexicon.ts';

export type How = 'exact' | 'prefix' | 'mended';

/** A dictionary word that a word of the phrase may stand for. */
export interface WordMatch {
  word: LexiconWord;
  /** 1 for the word itself, less for a prefix or a corrected word. */
  quality: number;
  how: How;
  /** The word as spelled in names. */
  raw: string;
}

/** A word of the phrase with all possible matches; empty for words without meaning here. */
export interface ReadToken extends Token {
  stop: boolean;
  matches: readonly WordMatch[];
}

export interface ReadOptions {
  /** The last word may be incomplete, even when it is a complete word already. */
  typing?: boolean;
  /** Words that are correct although no treatment or place has them. */
  known?: ReadonlySet<string>;
}

const QUALITY = { exact: 1, prefix: 0.9, mended: [0.8, 0.65] } as const;
/** Minimum number of letters to match a prefix; lower while typing and after another word ("buenos ai"). */
const PREFIX_FROM = { alone: 3, following: 2 } as const;

/** A shorter incomplete word is more likely incomplete than mistyped. */
const MEND_WHILE_TYPING_FROM = 6;

/** Reads each word of a phrase: exactly, as a prefix (the last only), with its typos corrected. */
export function readTokens(lexicon: Lexicon, tokens: readonly Token[], options: ReadOptions = {}): ReadToken[] {
  const whole = joinOrSplit(lexicon, tokens, options.known);
  return whole.map((token, at) => {
    const stop = STOP_WORDS.has(token.word);
    const last = at === whole.length - 1;
    if (stop && !(last && options.typing)) return { ...token, stop, matches: [] };
    const prefixFrom = options.typing || at > 0 ? PREFIX_FROM.following : PREFIX_FROM.alone;
    return { ...token, stop, matches: matchesOf(lexicon, token.word, last ? prefixFrom : null, options) };
  });
}

function matchesOf(
  lexicon: Lexicon,
  word: string,
  /** For the last word: its least length as a beginning. */
  prefixFrom: number | null,
  { typing = false, known }: ReadOptions,
): readonly WordMatch[] {
  const exact = lexicon.words.get(stem(word));
  const found: WordMatch[] = exact
    ? [{ word: exact, quality: QUALITY.exact, how: 'exact', raw: exact.forms.get(word) ?? word }]
    : [];
  // "Lip" is a word of procedures that nobody offers, and the beginning of "liposuction".
  const isOffered = exact?.names.some(({ entry }) => entry.kind !== 'procedure') ?? false;
  if (prefixFrom !== null && (typing || !isOffered) && word.length >= prefixFrom)
    found.push(...beginnings(lexicon, word, exact));
  if (found.length || known?.has(word) || (typing && prefixFrom !== null && word.length < MEND_WHILE_TYPING_FROM))
    return found;
  return nearWords(lexicon, word);
}

function beginnings(lexicon: Lexicon, prefix: string, besides: LexiconWord | undefined): WordMatch[] {
  const found: WordMatch[] = [];
  for (const word of lexicon.words.values()) {
    if (word === besides) continue;
    for (const [form, raw] of word.forms) {
      if (!form.startsWith(prefix)) continue;
      found.push({ word, quality: QUALITY.prefix, how: 'prefix', raw });
      break;
    }
  }
  return found;
}

/** Nearest words only: a word one edit away hides those two edits away. Cached per typed word. */
function nearWords(lexicon: Lexicon, typed: string): readonly WordMatch[] {
  const most = allowedEdits(typed);
  if (!most) return [];
  const remembered = nearBefore.get(lexicon) ?? new Map<string, readonly WordMatch[]>();
  nearBefore.set(lexicon, remembered);
  const before = remembered.get(typed);
  if (before) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = lookForNear(lexicon, typed, most);
  remembered.set(typed, found);
  return found;
}

const nearBefore = new WeakMap<Lexicon, Map<string, readonly WordMatch[]>>();
const MOST_REMEMBERED = 5000;

function lookForNear(lexicon: Lexicon, typed: string, allowed: number): WordMatch[] {
  let most = allowed;
  const cut = stem(typed);
  let found: WordMatch[] = [];
  for (const word of lexicon.words.values()) {
    const distance = nearness(word, typed, cut, most);
    if (distance > most || distance === 0) continue;
    if (distance < most) found = [];
    most = distance;
    found.push({ word, quality: QUALITY.mended[distance === 1 ? 0 : 1], how: 'mended', raw: nearestForm(word, typed) });
  }
  return found;
}

/** Edit distance between the typed word and the nearest form, or between their stems; more than `most` when not similar. */
function nearness(word: LexiconWord, typed: string, cut: string, most: number): number {
  if (Math.abs(word.stem.length - cut.length) > most + 1) return most + 1;
  const toForm = Math.min(...[...word.forms.keys()].map((form) => editDistance(typed, form, most + 1)));
  if (toForm <= most) return Math.max(1, toForm);
  // Stems lose letters, so short ones may be similar by chance: a form must be nearly as close too.
  return toForm === most + 1 ? Math.max(1, editDistance(cut, word.stem, most)) : most + 1;
}

function nearestForm(word: LexiconWord, typed: string): string {
  const forms = [...word.forms].map(([form, raw]) => ({ raw, distance: editDistance(typed, form, 3) }));
  return forms.reduce((best, form) => (form.distance < best.distance ? form : best)).raw;
}

/** Reads "tummytuck" as two words and "by pass" as one, when names are spelled that way. */
function joinOrSplit(lexicon: Lexicon, tokens: readonly Token[], whole: ReadonlySet<string> = new Set()): Token[] {
  const known = (word: string) => lexicon.words.get(stem(word))?.forms.has(word) ?? false;
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token) continue;
    if (next && joins(token, next, known)) {
      out.push({ word: token.word + next.word, raw: token.raw + next.raw });
      at++;
    } else out.push(...((whole.has(token.word) ? null : splitWord(token, known)) ?? [token]));
  }
  return out;
}

function joins(token: Token, next: Token, known: (word: string) => boolean): boolean {
  const doubtful = (word: string) => STOP_WORDS.has(word) || !known(word);
  return (
    token.word.length + next.word.length >= 5 &&
    (doubtful(token.word) || doubtful(next.word)) &&
    known(token.word + next.word)
  );
}

function splitWord(token: Token, known: (word: string) => boolean): Token[] | null {
  if (token.word.length < 6 || known(token.word) || STOP_WORDS.has(token.word)) return null;
  for (let at = 3; at <= token.word.length - 3; at++) {
    const parts = [token.word.slice(0, at), token.word.slice(at)];
    if (parts.every((part) => known(part))) return parts.map((word) => ({ word, raw: word }));
  }
  return null;
}
