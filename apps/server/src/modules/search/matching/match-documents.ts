import type { Localized } from '@travesia/contracts/kit';
import type { DocumentKind } from '../documents/document.ts';
import type { PlaceFound } from '../understand/place-found.ts';
import type { TreatmentFound } from '../understand/find-treatments.ts';
import type { Entry, Name } from '../understand/lexicon.ts';
import type { Understanding } from '../understand/understand.ts';
import { foldWords } from '../words/fold.ts';
import { prepareProviderQuery } from './prepare-query.ts';
import type { ProviderWords } from './provider-words.ts';
import { bestMatches, findMatches } from './rank-providers.ts';

/** How a document matched: by its exact name, a word prefix, some words, corrected words, or an alternative name. */
export type Matched = 'exact' | 'prefix' | 'name' | 'mended' | 'synonym';

export interface DocumentMatch {
  kind: DocumentKind;
  /** Slug or country code. */
  ref: string;
  label: Localized;
  detail: Localized | null;
  /** Higher is better; comparable within a kind. */
  score: number;
  matched: Matched;
}

export interface MatchRequest {
  phrase: string;
  kinds: readonly DocumentKind[];
  /** Maximum number of matches per kind. */
  limit: number;
  /** Restricts providers and cities to this country code. */
  country?: string | null;
}

/** A treatment is listed when it reaches this score, absolute and relative to the best one. */
const LISTED_FROM = { score: 0.1, ofBest: 0.3 };

/** Matches of the requested kinds, in the order of `kinds` and best first within each. */
export function matchDocuments(
  words: ProviderWords,
  understanding: Understanding,
  request: MatchRequest,
): DocumentMatch[] {
  return request.kinds.flatMap((kind) => matchKind(words, understanding, kind, request).slice(0, request.limit));
}

function matchKind(
  words: ProviderWords,
  understanding: Understanding,
  kind: DocumentKind,
  request: MatchRequest,
): DocumentMatch[] {
  switch (kind) {
    case 'treatment':
      // A list must not fill with guesses; suggestions may offer them.
      return (understanding.unsure ? [] : likelyTreatments(understanding)).map((found) =>
        toMatch(kind, found, howTreatment(found)),
      );
    case 'city':
    case 'country': {
      const places = [understanding[kind], ...understanding.others];
      return places.flatMap((place) =>
        place?.entry.kind === kind && (!request.country || place.entry.country === request.country)
          ? [toMatch(kind, place, place.how)]
          : [],
      );
    }
    case 'provider':
      return matchProviders(words, understanding, request);
  }
}

/** Treatments to list for a phrase, most likely first; a vague word is enough when the phrase has nothing else. */
export function likelyTreatments({ treatments, tokens }: Understanding): TreatmentFound[] {
  const best = treatments[0]?.score ?? 0;
  const isAllOf = ({ how, at }: TreatmentFound) =>
    how === 'exact' && tokens.every((token, index) => token.stop || at.includes(index));
  return treatments.filter(
    (found) => (found.score >= LISTED_FROM.score || isAllOf(found)) && found.score >= best * LISTED_FROM.ofBest,
  );
}

const toMatch = (
  kind: DocumentKind,
  { entry, score }: TreatmentFound | PlaceFound,
  matched: Matched,
): DocumentMatch => ({
  kind,
  ref: entry.ref,
  label: entry.label,
  detail: entry.detail,
  score,
  matched,
});

function howTreatment({ how, name, at }: TreatmentFound): Matched {
  if (how !== 'exact') return how;
  if (!isLabel(name, name.entry)) return 'synonym';
  return at.length >= name.stems.length ? 'exact' : 'name';
}

/** Whether a name is the entry's display label. */
export const isLabel = (name: Name, { label }: Entry): boolean =>
  [label.en, label.es, label.pt].some((text) => foldWords(text).join(' ') === name.folded);

function matchProviders(
  words: ProviderWords,
  understanding: Understanding,
  { limit, country }: MatchRequest,
): DocumentMatch[] {
  const prepared = prepareProviderQuery(words, understanding);
  const matches = findMatches(words, prepared).filter(({ row }) => !country || words.countryOf(row) === country);
  return bestMatches(words, matches, limit).map(({ row, score }) => ({
    kind: 'provider',
    ref: words.keyOf(row),
    label: words.labelOf(row),
    detail: words.detailOf(row),
    score,
    matched:
      words.nameKeyOf(row) === prepared.ranking.keys[0] ? 'exact' : prepared.stage === 'words' ? 'name' : 'mended',
  }));
}
