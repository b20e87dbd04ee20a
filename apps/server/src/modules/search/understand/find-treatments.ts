import { canonical, isShared } from '../words/fold.ts';
import { stem as stemOf } from '../words/stem.ts';
import { type Entry, isCare, type Lexicon, type Name } from './lexicon.ts';
import type { How, ReadToken, WordMatch } from './match-words.ts';

/** A treatment or procedure that a phrase may mean. */
export interface TreatmentFound {
  entry: Entry;
  /** The best matching name. */
  name: Name;
  /** Indexes of the words in the phrase that support it. */
  at: number[];
  how: How;
  /** 1 when a full name unique to it occurs in the phrase; less for parts, vague names and corrected words. */
  score: number;
}

/** From this score on, a phrase is taken to mean the treatment. */
export const MEANT_FROM = 0.34;

/** A word of that many treatments and procedures is said of all of them: "teeth". */
const COMMON_FROM = 4;
const CHANCE = 0.3;

interface Hit {
  at: number;
  match: WordMatch;
}

/** Treatments and procedures supported by the words, most likely first. Words at `taken` belong to a place. */
export function findTreatments(
  lexicon: Lexicon,
  tokens: readonly ReadToken[],
  taken: readonly number[],
): TreatmentFound[] {
  const free = tokens.map((token, at) => (taken.includes(at) ? { ...token, matches: [] } : token));
  const evidence = evidenceOf(free);
  const isMore = free.filter(isTelling).length > 1;
  const words = new Set(free.flatMap(({ word }) => [word, canonical(word), stemOf(word)]));
  const best = new Map<string, TreatmentFound>();
  for (const [name, hits] of hitsByName(free)) {
    const found = judge(lexicon, name, hits, evidence);
    if (found && isMore && isChance(lexicon, name, hits, words)) found.score *= CHANCE;
    const before = best.get(name.entry.ref);
    if (found && (!before || found.score > before.score)) best.set(name.entry.ref, found);
  }
  return [...best.values()].toSorted(
    (a, b) => b.score - a.score || b.entry.weight - a.entry.weight || a.entry.ref.localeCompare(b.entry.ref),
  );
}

/**
 * Whether a common word is all that a phrase shares with a longer name: "teeth" is not "cosmetic teeth", nor "clareamento dos
 * dentes" the name "colocar dente", though the rest of these names says little. For phrases with another telling word.
 */
function isChance(
  { words: known }: Lexicon,
  name: Name,
  hits: ReadonlyMap<string, Hit>,
  words: ReadonlySet<string>,
): boolean {
  const [only] = hits.keys();
  if (hits.size !== 1 || only === undefined) return false;
  const cares = new Set(known.get(only)?.names.flatMap(({ entry }) => (isCare(entry) ? [entry] : []))).size;
  return (
    cares >= COMMON_FROM &&
    name.folded.split(' ').some((word) => stemOf(word) !== only && !words.has(word) && !words.has(canonical(word)))
  );
}

const isTelling = ({ word, matches }: ReadToken): boolean =>
  !isShared(word) && matches.some((match) => match.how === 'exact' && match.word.telling > 0);

/** Maximum evidence that all words of the phrase can give. */
function evidenceOf(tokens: readonly ReadToken[]): number {
  return tokens.reduce(
    (sum, token) => sum + Math.max(0, ...token.matches.map((match) => match.quality * match.word.telling)),
    0,
  );
}

function hitsByName(tokens: readonly ReadToken[]): Map<Name, Map<string, Hit>> {
  const found = new Map<Name, Map<string, Hit>>();
  tokens.forEach((token, at) => {
    for (const match of token.matches) {
      for (const name of match.word.names) {
        if (!isCare(name.entry)) continue;
        const hits = found.get(name) ?? new Map<string, Hit>();
        const before = hits.get(match.word.stem);
        if (!before || match.quality > before.match.quality) hits.set(match.word.stem, { at, match });
        found.set(name, hits);
      }
    }
  });
  return found;
}

/** How much of the name occurs in the phrase, times how much of the phrase's evidence the name explains. */
function judge(lexicon: Lexicon, name: Name, hits: ReadonlyMap<string, Hit>, evidence: number): TreatmentFound | null {
  const whole = name.stems.reduce((sum, stem) => sum + (lexicon.words.get(stem)?.telling ?? 0), 0);
  const met = [...hits.values()].reduce((sum, { match }) => sum + match.word.telling * match.quality, 0);
  if (!whole || !evidence) return null;
  const score = name.weight * (met / whole) ** 1.5 * (0.35 + (0.65 * met) / evidence);
  const hows = [...hits.values()].map(({ match }) => match.how);
  const how = hows.find((one) => one === 'mended') ?? hows.find((one) => one === 'prefix') ?? 'exact';
  // A single corrected word without the rest of the name is too often a chance match.
  const doubt = how === 'mended' && hits.size < name.stems.length ? 0.6 : 1;
  return {
    entry: name.entry,
    name,
    at: [...new Set([...hits.values()].map((hit) => hit.at))],
    how,
    score: score * doubt,
  };
}
