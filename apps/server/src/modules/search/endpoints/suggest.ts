import type { EndpointArgs, EndpointOutput, Locale } from '@travesia/contracts/kit';
import type { suggest, Suggestion } from '@travesia/contracts/search';
import { completeProviders } from '../matching/complete-providers.ts';
import { isLabel, likelyTreatments } from '../matching/match-documents.ts';
import type { ProviderWords } from '../matching/provider-words.ts';
import type { ProviderMatch } from '../matching/rank-providers.ts';
import type { PlaceFound } from '../understand/place-found.ts';
import { MEANT_FROM, type TreatmentFound } from '../understand/find-treatments.ts';
import { type Entry, isListed, type Lexicon, type ListedEntry, type Name } from '../understand/lexicon.ts';
import type { Understanding } from '../understand/understand.ts';
import { foldWords } from '../words/fold.ts';
import { GENERIC_WORDS } from '../words/word-lists.ts';

const MOST = 8;
/** Slots for treatments and for cities and countries; the remaining ones go to names. */
const MOST_TREATMENTS = 4;
const MOST_PLACES = 2;

type Scored = Suggestion & { score: number };

/** Names that other modules found for a partial phrase, and whether they are spelled as typed. */
export interface NamesFound {
  names: Suggestion[];
  asTyped: boolean;
}

interface Known {
  words: ProviderWords;
  lexicon: Lexicon;
  clinicians?: NamesFound | undefined;
}

/**
 * Suggestions for a partial phrase: clinicians and providers by name, treatments and places by any of their names. What begins
 * with the whole phrase comes first, then what the words clearly mean, then other names.
 */
export function suggestQuery(
  { words, lexicon, clinicians = { names: [], asTyped: false } }: Known,
  understanding: Understanding,
  { language }: EndpointArgs<typeof suggest>['query'],
): EndpointOutput<typeof suggest> {
  const { matches, asTyped: isProvider } = completeProviders(words, understanding, MOST);
  const typed = foldWords(understanding.phrase);
  const asTyped = isProvider || clinicians.asTyped;
  const begun = begunNames(lexicon, typed);
  // Words that occur as typed in a name are not typing errors.
  const likely = likelyTreatments(understanding).filter((found) => !asTyped || found.how !== 'mended');
  const places = [understanding.city, understanding.country].filter(
    (found) => found !== null && (!asTyped || found.how !== 'mended'),
  );
  const named = [
    ...best(
      [...begunOf(begun, 'treatment', language), ...likely.map((found) => fromTreatment(found, language))],
      MOST_TREATMENTS,
    ),
    ...best(
      [...begunOf(begun, 'place', language), ...places.flatMap((found) => (found ? [fromPlace(found, language)] : []))],
      MOST_PLACES,
    ),
  ].toSorted((a, b) => b.score - a.score);
  // A clinician's name is only a guess if it isn't spelled as typed, and something else is.
  const people = clinicians.asTyped || !(isProvider || named.length > 0) ? clinicians.names : [];
  const free = Math.max(MOST - MOST_TREATMENTS - MOST_PLACES, MOST - named.length - people.length);
  const providers = matches.slice(0, free).map((match) => fromProvider(words, match, language));
  // Two words are usually first and last name of a person; one is more often a clinic's.
  const names = typed.length > 1 ? [...people, ...providers] : [...providers, ...people];
  const clear = asTyped ? named.filter((one) => one.score >= MEANT_FROM) : named;
  const whole = new Set(begun.map(({ entry }) => `${entry.kind} ${entry.ref}`));
  const called = names.filter(({ label }) => foldWords(label).join(' ').startsWith(typed.join(' ')));
  const inOrder = [
    ...clear.filter(({ kind, slug }) => whole.has(`${kind} ${slug}`)),
    ...called,
    ...clear,
    ...names,
    ...named,
  ];
  return { data: [...new Set(inOrder)].slice(0, MOST).map(withoutScore) };
}

const withoutScore = ({ kind, label, detail, slug }: Suggestion): Suggestion => ({ kind, label, detail, slug });

interface Begun {
  entry: ListedEntry;
  name: Name;
  score: number;
}

/** Entries with a name that begins with the phrase; labels before other names, short before long. */
function begunNames({ entries }: Lexicon, words: readonly string[]): Begun[] {
  const typed = words.join(' ');
  if (!typed) return [];
  // "Clínica" begins an alternative name of one treatment but is not specific to it.
  const telling = words.every((word) => GENERIC_WORDS.has(word)) ? 0.2 : 1;
  return entries.flatMap((entry) => {
    if (!isListed(entry)) return [];
    const names = entry.names
      .filter((name) => name.folded.startsWith(typed))
      .map((name) => ({
        entry,
        name,
        score: isLabel(name, entry) ? name.weight + 0.5 : (name.weight + 0.3) * telling,
      }));
    const first = names.toSorted((a, b) => b.score - a.score || a.name.folded.length - b.name.folded.length)[0];
    return first ? [first] : [];
  });
}

const begunOf = (begun: readonly Begun[], kind: 'treatment' | 'place', language: Locale): Scored[] =>
  begun
    .filter(({ entry }) => (entry.kind === 'treatment') === (kind === 'treatment'))
    .map(({ entry, name, score }) => ({
      ...present(entry.kind, entry, language),
      detail: detailOf(entry, name, language),
      score,
    }));

/** One suggestion per result, highest score first. */
function best(suggestions: readonly Scored[], most: number): Scored[] {
  const byRef = new Map<string, Scored>();
  for (const one of suggestions) {
    const key = `${one.kind} ${one.slug}`;
    if ((byRef.get(key)?.score ?? -1) < one.score) byRef.set(key, one);
  }
  return [...byRef.values()].toSorted((a, b) => b.score - a.score || a.label.localeCompare(b.label)).slice(0, most);
}

const fromTreatment = ({ entry, name, score }: TreatmentFound, language: Locale): Scored => ({
  ...present('treatment', entry, language),
  detail: detailOf(entry, name, language),
  score,
});

const fromPlace = ({ entry, score }: PlaceFound, language: Locale): Scored => ({
  ...present(entry.kind === 'country' ? 'country' : 'city', entry, language),
  detail: entry.detail?.[language] ?? null,
  score,
});

const fromProvider = (words: ProviderWords, { row, score }: ProviderMatch, language: Locale): Scored => ({
  kind: 'provider',
  label: words.labelOf(row)[language],
  detail: words.detailOf(row)?.[language] ?? null,
  slug: words.keyOf(row),
  score,
});

const present = (kind: ListedEntry['kind'], entry: Entry, language: Locale) => ({
  kind,
  label: entry.label[language],
  slug: entry.ref,
});

/** Words that share this many leading letters count as the same in two languages: "liposucción", "liposuction". */
const ALIKE = 5;

/** For a treatment, the alternative name that matched, unless the label says as much; for a place, its location. */
function detailOf(entry: Entry, name: Name, language: Locale): string | null {
  if (entry.kind !== 'treatment') return entry.detail?.[language] ?? null;
  const said = foldWords(entry.label[language]).map((word) => word.slice(0, ALIKE));
  return name.weight < 1 || name.stems.every((one) => said.includes(one.slice(0, ALIKE))) ? null : name.text;
}
