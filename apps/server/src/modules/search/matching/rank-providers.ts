import { bestRows } from '../../../platform/read-model/best-rows.ts';
import { likenessTo } from './name-likeness.ts';
import type { PreparedQuery, Ranking } from './prepare-query.ts';
import type { ProviderWords } from './provider-words.ts';
import type { QueryNode } from './query.ts';

/** A provider that matches a phrase; a higher score comes first. */
export interface ProviderMatch {
  /** Its row in the words index. */
  row: number;
  score: number;
}

type Score = (row: number) => number;

/** All matches, unordered. */
export function findMatches(words: ProviderWords, prepared: PreparedQuery): ProviderMatch[] {
  if (!prepared.query) return [];
  const score = matchScore(words, prepared);
  return words.matching(prepared.query).map((row) => ({ row, score: score(row) }));
}

/** The best matches; ties are broken by weight. */
export function bestMatches(words: ProviderWords, matches: readonly ProviderMatch[], limit: number): ProviderMatch[] {
  return bestRows(matches, (a, b) => b.score - a.score || byWeight(words, a.row, b.row), { offset: 0, limit });
}

const byWeight = (words: ProviderWords, a: number, b: number): number =>
  words.weightOf(b) - words.weightOf(a) || (words.keyOf(a) < words.keyOf(b) ? -1 : 1);

const points = (words: ProviderWords, query: QueryNode, worth: number): Score[] => {
  if (!query) return [];
  const has = words.test(query);
  return [(row) => (has(row) ? worth : 0)];
};

const sumOf =
  (scores: readonly Score[]): Score =>
  (row) => {
    let sum = 0;
    for (const score of scores) sum += score(row);
    return sum;
  };

/**
 * Match score of a document. The whole name counts most, then words in the name above words of the place, words as typed above
 * corrected ones, and names about as long as the phrase.
 */
function matchScore(words: ProviderWords, { stage, ranking }: PreparedQuery): Score {
  const parts = ranking.parts.flatMap((part) => [
    ...points(words, part.query, part.worth),
    ...points(words, part.inName, part.worth),
  ]);
  return sumOf([
    ...(stage === 'loose' ? parts : points(words, ranking.inName, 1)),
    ...(stage === 'mended' ? points(words, ranking.asTyped, 0.5) : []),
    (row) => (ranking.keys.includes(words.nameKeyOf(row)) ? 4 : 0),
    ...(ranking.compareNames ? nameLikeness(words, ranking) : []),
  ]);
}

function nameLikeness(words: ProviderWords, { keys, length }: Ranking): Score[] {
  const likenesses = keys.map(likenessTo);
  return [
    (row) => 2 * Math.max(...likenesses.map((likeness) => likeness(words.nameKeyOf(row)))),
    (row) => Math.min(Math.abs(words.nameWordsOf(row) - length), 10) * -0.03,
  ];
}

/** Above this number of matches for a partial name, weight matters more than length. */
const MANY_TYPED = 60;

/**
 * Most likely completions of a partial name: exact names, then names that begin with it, then names that contain it, shorter
 * first.
 */
export function bestTyped(words: ProviderWords, { query, ranking }: PreparedQuery, limit: number): ProviderMatch[] {
  if (!query) return [];
  const rows = words.matching(query);
  const score = remembering(typedScore(words, ranking));
  const named = (row: number) => (ranking.keys.includes(words.nameKeyOf(row)) ? 1 : 0);
  const weight = (row: number) => (rows.length < MANY_TYPED ? 0 : Math.max(0, words.weightOf(row)));
  const best = bestRows(
    rows,
    (a, b) => named(b) - named(a) || weight(b) - weight(a) || score(b) - score(a) || byWeight(words, a, b),
    { offset: 0, limit },
  );
  return best.map((row) => ({ row, score: score(row) }));
}

/** Memoizes scores: of thousands of matches only a few are compared by score. */
function remembering(score: Score): Score {
  const known = new Map<number, number>();
  return (row) => {
    const value = known.get(row) ?? score(row);
    known.set(row, value);
    return value;
  };
}

function typedScore(words: ProviderWords, { keys, inName }: Ranking): Score {
  const continued = (nameKey: string) =>
    Math.max(0, ...keys.map((key) => (nameKey.startsWith(key) ? 2 : nameKey.includes(key) ? 1 : 0)));
  return sumOf([
    ...points(words, inName, 1),
    (row) => continued(words.nameKeyOf(row)) - Math.min(words.nameKeyOf(row).length, 100) * 0.01,
  ]);
}
