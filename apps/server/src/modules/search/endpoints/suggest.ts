import type { EndpointArgs, EndpointOutput, Locale } from '@travesia/contracts/kit';
import type { suggest, Suggestion } from '@travesia/contracts/search';
import type { Db } from '../../../platform/db/database.ts';
import { prepareTyped, prepareWider } from '../matching/prepare-query.ts';
import { isLabel, likelyTreatments } from '../matching/match-documents.ts';
import { listProviderMatches, listTypedMatches, type ProviderMatchRow } from '../matching/provider-match.repo.ts';
import type { TreatmentFound } from '../understand/find-treatments.ts';
import type { Entry, Lexicon, Name } from '../understand/lexicon.ts';
import type { Understanding } from '../understand/understand.ts';
import { foldWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';

const MOST = 8;
/** Places for treatments and for cities and countries; what they leave is for providers. */
const MOST_TREATMENTS = 4;
const MOST_PLACES = 2;
/** Letters from which providers are looked for: fewer would match thousands by chance. */
const PROVIDERS_FROM = 3;

type Scored = Suggestion & { score: number };

/** Completions of what is being typed: treatments and places by any of their names, then providers. */
export async function suggestQuery(
  db: Db,
  lexicon: Lexicon,
  understanding: Understanding,
  { language }: EndpointArgs<typeof suggest>['query'],
): Promise<EndpointOutput<typeof suggest>> {
  const begun = begunNames(lexicon, foldWords(understanding.phrase).join(' '));
  const treatments = best([
    ...begun.filter((one) => one.entry.kind === 'treatment').map((one) => fromBegun(one, language)),
    ...fromTreatments(understanding, language),
  ]);
  const places = best([
    ...begun.filter((one) => one.entry.kind !== 'treatment').map((one) => fromBegun(one, language)),
    ...fromPlaces(understanding, language),
  ]);
  const named = [...treatments.slice(0, MOST_TREATMENTS), ...places.slice(0, MOST_PLACES)].toSorted(
    (a, b) => b.score - a.score,
  );
  const providers = await suggestProviders(db, understanding, MOST - named.length, language);
  return { data: [...named, ...providers].map(({ score: _score, ...suggestion }) => suggestion) };
}

interface Begun {
  entry: Entry;
  name: Name;
  score: number;
}

/** Entries with a name that begins with the phrase; labels before other names, short before long. */
function begunNames({ entries }: Lexicon, typed: string): Begun[] {
  if (!typed) return [];
  return entries.flatMap((entry) => {
    const names = entry.names
      .filter((name) => name.folded.startsWith(typed))
      .map((name) => ({ entry, name, score: name.weight + (isLabel(name, entry) ? 0.5 : 0.3) }));
    const first = names.toSorted((a, b) => b.score - a.score || a.name.folded.length - b.name.folded.length)[0];
    return first ? [first] : [];
  });
}

/** One suggestion a thing, the greatest score first. */
function best(suggestions: readonly Scored[]): Scored[] {
  const byRef = new Map<string, Scored>();
  for (const one of suggestions) {
    const key = `${one.kind} ${one.slug}`;
    if ((byRef.get(key)?.score ?? -1) < one.score) byRef.set(key, one);
  }
  return [...byRef.values()].toSorted((a, b) => b.score - a.score || a.label.localeCompare(b.label));
}

const fromBegun = ({ entry, name, score }: Begun, language: Locale): Scored => ({
  ...present(entry, language),
  detail: detailOf(entry, name, language),
  score,
});

const fromTreatments = (understanding: Understanding, language: Locale): Scored[] =>
  likelyTreatments(understanding).map(({ entry, name, score }: TreatmentFound) => ({
    ...present(entry, language),
    detail: detailOf(entry, name, language),
    score,
  }));

const fromPlaces = ({ city, country }: Understanding, language: Locale): Scored[] =>
  [city, country].flatMap((found) =>
    found
      ? [{ ...present(found.entry, language), detail: found.entry.detail?.[language] ?? null, score: found.score }]
      : [],
  );

const present = (entry: Entry, language: Locale) => ({
  kind: entry.kind,
  label: entry.label[language],
  slug: entry.ref,
});

/** For a treatment the other name that was met, unless the label says as much; for a place where it lies. */
function detailOf(entry: Entry, name: Name, language: Locale): string | null {
  if (entry.kind !== 'treatment') return entry.detail?.[language] ?? null;
  const said = new Set(foldWords(entry.label[language]).map(stem));
  return name.weight < 1 || name.stems.every((one) => said.has(one)) ? null : name.text;
}

async function suggestProviders(
  db: Db,
  understanding: Understanding,
  limit: number,
  language: Locale,
): Promise<Scored[]> {
  const longest = Math.max(0, ...understanding.tokens.map((token) => token.word.length));
  if (limit <= 0 || longest < PROVIDERS_FROM) return [];
  const rows = await providersTyped(db, understanding, limit);
  return rows.map((row) => ({
    kind: 'provider',
    label: row.label[language],
    detail: row.detail?.[language] ?? null,
    slug: row.ref,
    score: row.score,
  }));
}

/** As typed; when there is none, with typing errors mended, but never with a word missing. */
async function providersTyped(db: Db, understanding: Understanding, limit: number): Promise<ProviderMatchRow[]> {
  const { draft, ...typed } = prepareTyped(understanding);
  const rows = await listTypedMatches(db, typed, { limit });
  if (rows.length || typed.tsquery === null) return rows;
  const wider = await prepareWider(db, draft, 'mended');
  return listProviderMatches(db, wider, { limit });
}
