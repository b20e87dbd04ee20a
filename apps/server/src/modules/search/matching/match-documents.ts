import type { Localized } from '@travesia/contracts/kit';
import type { Db } from '../../../platform/db/database.ts';
import type { DocumentKind } from '../documents/document.ts';
import type { PlaceFound } from '../understand/find-places.ts';
import type { TreatmentFound } from '../understand/find-treatments.ts';
import type { Entry, Name } from '../understand/lexicon.ts';
import type { Understanding } from '../understand/understand.ts';
import { foldWords } from '../words/fold.ts';
import { prepareProviderQuery } from './prepare-query.ts';
import { listProviderMatches } from './provider-match.repo.ts';

/** How a document was met: by its name as it is, the beginning of a word, some words, mended words, or another name. */
export type Matched = 'exact' | 'prefix' | 'name' | 'mended' | 'synonym';

export interface DocumentMatch {
  kind: DocumentKind;
  /** Slug, or the code of a country. */
  ref: string;
  label: Localized;
  detail: Localized | null;
  /** Greater is better; comparable within a kind. */
  score: number;
  matched: Matched;
}

export interface MatchRequest {
  phrase: string;
  kinds: readonly DocumentKind[];
  /** Most matches of each kind. */
  limit: number;
  /** Code of the country that providers and cities must lie in. */
  country?: string | null;
}

/** A treatment is listed when it fits at least this well, beside the best one. */
const LISTED_FROM = { score: 0.1, ofBest: 0.3 };

/** Matches of the kinds asked for, in the order of `kinds` and best first within each. */
export async function matchDocuments(
  db: Db,
  understanding: Understanding,
  request: MatchRequest,
): Promise<DocumentMatch[]> {
  const found = await Promise.all(request.kinds.map((kind) => matchKind(db, understanding, kind, request)));
  return found.flatMap((matches) => matches.slice(0, request.limit));
}

async function matchKind(
  db: Db,
  understanding: Understanding,
  kind: DocumentKind,
  request: MatchRequest,
): Promise<DocumentMatch[]> {
  switch (kind) {
    case 'treatment':
      return likelyTreatments(understanding).map((found) => toMatch(found, howTreatment(found)));
    case 'city':
    case 'country': {
      const place = understanding[kind];
      return place && (!request.country || place.entry.country === request.country) ? [toMatch(place, place.how)] : [];
    }
    case 'provider':
      return matchProviders(db, understanding, request);
  }
}

/** Treatments worth listing for a phrase, the likeliest first. */
export function likelyTreatments({ treatments }: Understanding): TreatmentFound[] {
  const best = treatments[0]?.score ?? 0;
  return treatments.filter((found) => found.score >= LISTED_FROM.score && found.score >= best * LISTED_FROM.ofBest);
}

const toMatch = ({ entry, score }: TreatmentFound | PlaceFound, matched: Matched): DocumentMatch => ({
  kind: entry.kind,
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

/** Whether a name is what the entry is called on screens. */
export const isLabel = (name: Name, { label }: Entry): boolean =>
  [label.en, label.es, label.pt].some((text) => foldWords(text).join(' ') === name.folded);

async function matchProviders(
  db: Db,
  understanding: Understanding,
  { limit, country }: MatchRequest,
): Promise<DocumentMatch[]> {
  const prepared = await prepareProviderQuery(db, understanding);
  const rows = await listProviderMatches(db, prepared, { limit, country: country ?? null });
  return rows.map(({ named, ...row }) => ({
    kind: 'provider',
    ...row,
    matched: named ? 'exact' : prepared.stage === 'words' ? 'name' : 'mended',
  }));
}
