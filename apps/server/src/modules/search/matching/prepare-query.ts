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
 * A phrase made ready to find and rank providers by.
 * `words`: every part occurs as typed. `mended`: with typing errors mended. `loose`: a part is missing. `none`: nothing matches.
 */
export interface PreparedQuery {
  understanding: Understanding;
  stage: 'words' | 'mended' | 'loose' | 'none';
  /** What a document must have, or null when nothing can match. */
  query: QueryNode;
  /** Queries and figures that the score is made of; see rank-providers.ts. */
  ranking: Ranking;
  /** The phrase with its typing errors mended, or null when there were none. */
  corrected: string | null;
}

export interface Ranking {
  /** Name keys that are the whole phrase. */
  keys: string[];
  /** Words that say something. */
  length: number;
  /** Every part in the name itself. */
  inName: QueryNode;
  /** Every part as it was typed. */
  asTyped: QueryNode;
  /** Parts with what meeting each is worth, when not all have to be met. */
  parts: { query: QueryNode; inName: QueryNode; worth: number }[];
  /** Whether whole names are compared with the phrase; not done for many matches, nor when only a treatment or place is meant. */
  compareNames: boolean;
}

/** More matches than this are many: whole names are not compared. */
const MANY = 300;
/** Parts beyond this are not looked at: no name has so many. */
const MAX_PARTS = 12;

/** Finds the strictest query that has matches: all words, then with typing errors mended, then with a part missing. */
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

/** The query for a name that is being typed, its last word unfinished; nobody knows yet whether it has matches. */
export function prepareTyped(understanding: Understanding): PreparedQuery & { draft: Draft } {
  const draft = draftOf(understanding, 'plain');
  return { ...finish(draft, draft.strict ? 'words' : 'none', draft.strict, [], 0), draft };
}

/** Queries with the typing errors of a typed name mended, the stricter first; nobody knows yet whether they have matches. */
export function widerTyped(words: ProviderWords, draft: Draft): PreparedQuery[] {
  const widened = widen(words, draft);
  const keys = [keyOf(correctedWords(draft, widened))];
  return [...wider(draft, widened)].flatMap(({ stage, query }) =>
    stage === 'mended' ? [finish(draft, stage, query, widened, 0, keys)] : [],
  );
}

/** Of the queries that are wider than all words as typed the strictest that has matches. */
function prepareWider(words: ProviderWords, draft: Draft): PreparedQuery {
  const widened = widen(words, draft);
  const keys = [keyOf(correctedWords(draft, widened))];
  for (const { stage, query } of wider(draft, widened)) {
    const hits = words.count(query);
    if (hits) return finish(draft, stage, query, widened, hits, keys);
  }
  return finish(draft, 'none', null, widened, 0, keys);
}

/** A phrase in parts, before anything was looked up. */
export interface Draft {
  understanding: Understanding;
  parts: readonly QueryPart[];
  /** What may stand for a part even when every word is right. */
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

/** Two letters begin thousands of words: they rank names, but are not looked up. */
const isBarelyBegun = (part: QueryPart | undefined): boolean => /^\p{L}{1,2}$/u.test(part?.words[0] ?? '');

/** Every part; while a name is being typed the first must be in the name, so that a place does not bring all that lies there. */
function strictQuery(parts: readonly QueryPart[], plain: readonly Widening[], typing: boolean): QueryNode {
  return allOf(parts.map((part, at) => partQuery(part, plain[at], typing && at === 0 ? 'AB' : '')));
}

/** A word that names a treatment or place as it is typed is no typing error. */
const isWidened = (part: QueryPart): boolean =>
  part.words.length === 1 && (part.tag === null || part.mended.length > 0);

/** Looks up near words for every part that is one word. */
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

/** Words of names that a typed word may stand for, alone, cut in two or joined with a neighbour, with how many have each. */
function termsFor(words: ProviderWords, all: readonly string[], typed: string): Map<string, number> {
  const joined = all.slice(1).map((word, at) => `${all[at] ?? ''}${word}`);
  const exact = [typed, ...joined, ...cuts(typed).flat()];
  const most = allowedEdits(typed, SHORTEST);
  return new Map([
    ...exact.flatMap((word): [string, number][] => (words.countOf(word) ? [[word, words.countOf(word)]] : [])),
    ...(most ? words.near(typed, most) : []),
  ]);
}

/** "con salud" for a name that is written "ConSalud". */
function runTogether(words: readonly string[], typed: string, terms: ReadonlyMap<string, number>): Alternative[] {
  const at = words.indexOf(typed);
  const joined = [`${words[at - 1] ?? ''}${typed}`, `${typed}${words[at + 1] ?? ''}`].filter((one) => one !== typed);
  return joined.flatMap((one) =>
    terms.has(one) ? [{ words: [one], distance: 1, documents: terms.get(one) ?? 0 }] : [],
  );
}

/** `documents`: how many providers have the word as typed. */
type Widened = Widening & { documents?: number };

interface WiderQuery {
  stage: 'mended' | 'loose';
  query: Query;
}

/** Queries from stricter to looser, each once. */
function wider({ parts, strict }: Draft, widened: readonly Widened[]): WiderQuery[] {
  const mended = parts.map((part, at) => partQuery(part, widened[at]));
  const unknownOnly = parts.map((part, at) => partQuery(part, widened[at]?.documents ? {} : widened[at]));
  const meant = mended.filter((_, at) => parts[at]?.tag !== null);
  const telling = mended.filter((_, at) => !parts[at]?.generic);
  const steps: ['mended' | 'loose', QueryNode][] = [
    ['mended', allOf(unknownOnly)],
    ['mended', allOf(mended)],
    // Of "hospital panama" the place is kept: words that many names share are given up first.
    ['loose', telling.length === 1 ? allOf(telling) : allButOne(telling.length ? telling : mended)],
    ['loose', allOf(meant)],
    ['loose', anyOf(telling.length ? telling : mended)],
  ];
  const once = new Map<string, WiderQuery>();
  for (const [stage, query] of steps)
    if (query && query.text !== strict?.text && !once.has(query.text)) once.set(query.text, { stage, query });
  return [...once.values()];
}

/** The words of the phrase, each unknown one replaced by the likeliest near word. */
function correctedWords({ understanding, parts }: Draft, widened: readonly Widened[]): string[] {
  return understanding.tokens.flatMap((token) => {
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
      // Words like "hospital" are in names only: nothing is learnt by asking every one of thousands.
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

/** A word that few providers have says more; one that nobody has could be any of its near words. */
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
