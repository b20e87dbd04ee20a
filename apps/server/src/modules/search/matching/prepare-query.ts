import type { Understanding } from '../understand/understand.ts';
import { keyOf } from '../words/fold.ts';
import { allowedEdits } from '../words/spelling.ts';
import { STOP_WORDS } from '../words/word-lists.ts';
import type { ProviderWords } from './provider-words.ts';
import { allButOne, allOf, anyOf, type Query, type QueryNode } from './query.ts';
import {
  type Alternative,
  alternativesOf,
  cuts,
  partQuery,
  partsOf,
  type QueryPart,
  type Reading,
  SHORTEST,
  type Widening,
} from './query-words.ts';

/**
 * A phrase prepared for finding and ranking providers.
 * `words`: every part occurs as typed. `mended`: with typos corrected. `loose`: a part is missing. `none`: nothing matches.
 */
export interface PreparedQuery {
  understanding: Understanding;
  stage: 'words' | 'mended' | 'loose' | 'none';
  /** What a document must contain, or null when nothing can match. */
  query: QueryNode;
  /** Inputs to the score; see rank-providers.ts. */
  ranking: Ranking;
  /** The phrase with its typos corrected, or null when there were none. */
  corrected: string | null;
}

export interface Ranking {
  /** Name keys equal to the whole phrase. */
  keys: string[];
  /** Number of meaningful words. */
  length: number;
  /** Matches when every part is in the name itself. */
  inName: QueryNode;
  /** Matches when every part occurs as typed. */
  asTyped: QueryNode;
  /** Parts with their weights, when not all have to match. */
  parts: { query: QueryNode; inName: QueryNode; worth: number }[];
  /**
   * Whether to compare whole names with the phrase; skipped for many matches, or when the phrase only means a treatment or place.
   */
  compareNames: boolean;
}

/** Above this number of matches, whole names are not compared. */
const MANY = 300;
/** Further parts are ignored: no name has so many. */
const MAX_PARTS = 12;

/** Finds the strictest query with matches: all words, then with typos corrected, then with a part missing. */
export function prepareProviderQuery(
  words: ProviderWords,
  understanding: Understanding,
  reading: Reading = 'all',
): PreparedQuery {
  const draft = draftOf(understanding, reading);
  if (!draft.strict) return finish(draft, 'none', null, [], 0);
  const hits = words.count(draft.strict);
  return hits ? finish(draft, 'words', draft.strict, [], hits) : prepareWider(words, draft);
}

/** The query for a partially typed name; not yet known to match anything. */
export function prepareTyped(understanding: Understanding): PreparedQuery & { draft: Draft } {
  const draft = draftOf(understanding, 'plain');
  return { ...finish(draft, draft.strict ? 'words' : 'none', draft.strict, [], 0), draft };
}

/** Queries with the typos of a partial name corrected, stricter first; not yet known to match anything. */
export function widerTyped(words: ProviderWords, draft: Draft): PreparedQuery[] {
  const widened = widen(words, draft);
  const keys = [keyOf(correctedWords(draft, widened))];
  return [...wider(draft, widened)].flatMap(({ stage, query }) =>
    stage === 'mended' ? [finish(draft, stage, query, widened, 0, keys)] : [],
  );
}

/** The strictest query with matches among those wider than all words as typed. */
function prepareWider(words: ProviderWords, draft: Draft): PreparedQuery {
  const widened = widen(words, draft);
  const keys = [keyOf(correctedWords(draft, widened))];
  for (const { stage, query } of wider(draft, widened)) {
    const hits = words.count(query);
    if (hits) return finish(draft, stage, query, widened, hits, keys);
  }
  return finish(draft, 'none', null, widened, 0, keys);
}

/** A phrase split into parts, before any lookup. */
export interface Draft {
  understanding: Understanding;
  parts: readonly QueryPart[];
  /** Alternatives for a part that apply even when every word is correct. */
  plain: readonly Widening[];
  strict: QueryNode;
}

function draftOf(understanding: Understanding, reading: Reading): Draft {
  const typing = reading === 'plain';
  const all = partsOf(understanding, reading).slice(0, MAX_PARTS);
  const parts = typing && all.length > 1 && isBarelyBegun(all.at(-1)) ? all.slice(0, -1) : all;
  const plain = parts.map((_, at) => (typing && at === all.length - 1 ? { prefix: true } : {}));
  return { understanding, parts, plain, strict: strictQuery(parts, plain, typing) };
}

/** Thousands of words begin with any two letters: they affect the ranking, but are not looked up. */
const isBarelyBegun = (part: QueryPart | undefined): boolean => /^\p{L}{1,2}$/u.test(part?.words[0] ?? '');

/** Every part; while typing, the first must be in the name, so that a place does not return everything located there. */
function strictQuery(parts: readonly QueryPart[], plain: readonly Widening[], typing: boolean): QueryNode {
  return allOf(parts.map((part, at) => partQuery(part, plain[at], typing && at === 0 ? 'AB' : '')));
}

/** A word that names a treatment or place as typed is not a typo. */
const isWidened = (part: QueryPart): boolean =>
  !part.known && part.words.length === 1 && (part.tag === null || part.mended.length > 0);

/** Looks up similar words for every single-word part. */
function widen(words: ProviderWords, { understanding, parts, plain }: Draft): Widened[] {
  const last = parts.findLastIndex((part) => part.tag === null);
  const all = understanding.tokens.map((token) => token.word);
  return parts.map((part, at) => {
    const [typed = ''] = part.words;
    if (!isWidened(part)) return plain[at] ?? {};
    const terms = termsFor(words, all, typed);
    const documents = terms.get(typed) ?? 0;
    const unfinished = at === last && typed.length >= 3 && !documents;
    const alternatives = [...runTogether(all, typed, terms), ...alternativesOf(typed, terms)];
    return { prefix: (plain[at]?.prefix ?? false) || unfinished, alternatives, documents };
  });
}

/** Dictionary words a typed word may stand for, alone, split in two or joined with a neighbor, with their document counts. */
function termsFor(words: ProviderWords, all: readonly string[], typed: string): Map<string, number> {
  const joined = all.slice(1).map((word, at) => `${all[at] ?? ''}${word}`);
  const exact = [typed, ...joined, ...cuts(typed).flat()];
  const most = allowedEdits(typed, SHORTEST);
  return new Map([
    ...exact.flatMap((word): [string, number][] => (words.countOf(word) ? [[word, words.countOf(word)]] : [])),
    ...(most ? words.near(typed, most) : []),
  ]);
}

/** "con salud" for a name written "ConSalud". */
function runTogether(words: readonly string[], typed: string, terms: ReadonlyMap<string, number>): Alternative[] {
  const at = words.indexOf(typed);
  const joined = [`${words[at - 1] ?? ''}${typed}`, `${typed}${words[at + 1] ?? ''}`].filter((one) => one !== typed);
  return joined.flatMap((one) =>
    terms.has(one) ? [{ words: [one], distance: 1, documents: terms.get(one) ?? 0 }] : [],
  );
}

/** `documents`: number of providers with the word as typed. */
type Widened = Widening & { documents?: number };

interface WiderQuery {
  stage: 'mended' | 'loose';
  query: Query;
}

/** Distinct queries from strict to loose. */
function wider({ parts, strict }: Draft, widened: readonly Widened[]): WiderQuery[] {
  const mended = parts.map((part, at) => partQuery(part, widened[at]));
  const unknownOnly = parts.map((part, at) => partQuery(part, widened[at]?.documents ? {} : widened[at]));
  const isHeld = (part: QueryPart | undefined) => part !== undefined && part.tag !== null && !part.mended.length;
  const held = mended.filter((_, at) => isHeld(parts[at]));
  const telling = mended.filter((_, at) => !parts[at]?.generic);
  const others = mended.filter((_, at) => !isHeld(parts[at]) && !parts[at]?.generic);
  const steps: ['mended' | 'loose', QueryNode][] = [
    ['mended', allOf(unknownOnly)],
    ['mended', allOf(mended)],
    ...(held.length ? looseNear(held, others) : looseOf(telling.length ? telling : mended)),
  ];
  const once = new Map<string, WiderQuery>();
  for (const [stage, query] of steps)
    if (query && query.text !== strict?.text && !once.has(query.text)) once.set(query.text, { stage, query });
  return [...once.values()];
}

type Loose = ['loose', QueryNode];

/** A place or treatment as typed is never dropped: other care, or care elsewhere, is not what was asked. */
const looseNear = (held: readonly QueryNode[], others: readonly QueryNode[]): Loose[] => [
  ...(others.length > 1 ? [['loose', allOf([...held, allButOne(others)])] satisfies Loose] : []),
  ['loose', allOf([...held, anyOf(others)])],
  ['loose', allOf(held)],
];

/** Words shared by many names are dropped first. */
const looseOf = (words: readonly QueryNode[]): Loose[] => [
  ['loose', words.length === 1 ? allOf(words) : allButOne(words)],
  ['loose', anyOf(words)],
];

/** The words of the phrase, each unknown one replaced by the most likely similar word. */
function correctedWords({ understanding, parts }: Draft, widened: readonly Widened[]): string[] {
  return understanding.tokens.flatMap((token, place) => {
    // Understood as a profession, so it isn't a typo of a word in names.
    if (understanding.specialty?.at.includes(place)) return [token.word];
    const at = parts.findIndex((part) => part.words.length === 1 && part.words[0] === token.word);
    const better = widened[at]?.documents || widened[at]?.prefix ? undefined : widened[at]?.alternatives?.[0];
    return better?.words ?? [token.word];
  });
}

function finish(
  draft: Draft,
  stage: PreparedQuery['stage'],
  query: QueryNode,
  wide: readonly Widened[],
  hits: number,
  keys: string[] = [],
): PreparedQuery {
  const { understanding, parts, strict, plain } = draft;
  const widened = wide.length ? wide : plain;
  const queryOf = (part: QueryPart, at: number, field?: string) => partQuery(part, widened[at], field);
  const named = parts.some((part) => part.tag === null && !part.generic) || parts.every((part) => part.tag === null);
  const typed = keyOf(understanding.tokens.map((token) => token.word));
  return {
    understanding,
    stage,
    query,
    corrected: stage === 'mended' || stage === 'loose' ? mendedPhrase(draft, widened) : understanding.corrected,
    ranking: {
      keys: [...new Set([typed, ...keys])].filter(Boolean),
      length: understanding.tokens.filter((token) => !STOP_WORDS.has(token.word)).length,
      // Words like "hospital" only occur in names: checking each of thousands adds nothing.
      inName:
        hits > MANY && parts.every((part) => part.generic)
          ? null
          : allOf(parts.map((part, at) => queryOf(part, at, 'AB'))),
      asTyped: strict,
      parts:
        stage === 'loose'
          ? parts.map((part, at) => ({
              query: queryOf(part, at),
              inName: queryOf(part, at, 'AB'),
              worth: worthOf(part, widened[at]),
            }))
          : [],
      compareNames: named && hits <= MANY,
    },
  };
}

/** A rare word is worth more; an unknown one could be any of its similar words. */
function worthOf(part: QueryPart, { documents = 0 }: Widened = {}): number {
  return part.generic ? 0.2 : 2 / Math.log(8 + documents);
}

function mendedPhrase(draft: Draft, widened: readonly Widened[]): string | null {
  const { understanding } = draft;
  const words = correctedWords(draft, widened);
  const typed = understanding.tokens.map((token) => token.word);
  if (words.join(' ') === typed.join(' ')) return understanding.corrected;
  return words.map((word) => understanding.tokens.find((token) => token.word === word)?.raw ?? word).join(' ');
}
