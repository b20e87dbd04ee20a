import { cityTag, countryTag, treatmentTag } from '../documents/document.ts';
import type { PlaceFound } from '../understand/place-found.ts';
import type { Understanding } from '../understand/understand.ts';
import { canonical, foldWords, tellingWords } from '../words/fold.ts';
import { allowedEdits, editDistance } from '../words/spelling.ts';
import { GENERIC_WORDS } from '../words/word-lists.ts';
import { allOf, anyOf, type QueryNode, word } from './query.ts';

/** One part of a phrase and what it may match: a word, the words that name a treatment or place, or its tag. */
export interface QueryPart {
  /** The words as typed, folded. */
  words: string[];
  /** Tag of the treatment or place that the words name. */
  tag: string | null;
  /** Spellings corrected by the lexicon. */
  mended: string[][];
  /** A generic part: dropped first. */
  generic: boolean;
  /** The part names a place: its field in a document does not matter. */
  place: boolean;
  /** Other places that will do as well. */
  or?: readonly QueryPart[];
  /** The words are spelled as meant: no similar words are tried. */
  known?: boolean;
}

/**
 * Which words of a phrase become parts. `all`: the remaining words plus the named treatment and place. `rest`: only the remaining
 * words.
 * `plain`: every word individually, as for a partially typed name.
 */
export type Reading = 'all' | 'rest' | 'plain';

/** The parts of a phrase to match; stop words count only when there is nothing else. */
export function partsOf(understanding: Understanding, reading: Reading): QueryPart[] {
  const { tokens } = understanding;
  if (reading === 'plain') return plainParts(tokens.map((token) => token.word));
  const { treatment, notOffered, city, country, others, rest } = understanding;
  const wordsAt = (at: readonly number[]) => at.flatMap((one) => tokens[one]?.word ?? []);
  const named = (at: readonly number[], tag: string, place: boolean): QueryPart => {
    const mended = at.map((one) => foldWords(tokens[one]?.matches[0]?.raw ?? '')[0] ?? tokens[one]?.word ?? '');
    return {
      words: wordsAt(at),
      tag,
      mended: mended.join(' ') === wordsAt(at).join(' ') ? [] : [mended],
      generic: false,
      place,
    };
  };
  const main = city ?? country;
  const placePart = ({ at, entry }: PlaceFound) =>
    named(at, entry.kind === 'city' ? cityTag(entry.ref) : countryTag(entry.ref), true);
  const missing = notOffered?.at ?? [];
  const left = [
    ...tellingWords(wordsAt(rest.filter((at) => !missing.includes(at)))).map(plainPart),
    ...(missing.length ? [procedurePart(wordsAt(missing))] : []),
  ];
  if (reading === 'rest') return left;
  const parts = [
    ...left,
    ...(treatment ? [named(treatment.at, treatmentTag(treatment.entry.ref), false)] : []),
    ...[city, country].flatMap((place) =>
      place ? [{ ...placePart(place), or: place === main ? others.map(placePart) : [] }] : [],
    ),
  ];
  return parts.length ? parts : plainParts(tokens.map((token) => token.word));
}

const plainParts = (words: readonly string[]): QueryPart[] => tellingWords(words).map(plainPart);

/** Words of a known procedure belong together and are not typos of a name. */
const procedurePart = (words: string[]): QueryPart => ({
  words,
  tag: null,
  mended: [],
  generic: false,
  place: false,
  known: true,
});

const plainPart = (one: string): QueryPart => ({
  words: [one],
  tag: null,
  mended: [],
  generic: GENERIC_WORDS.has(one),
  place: false,
});

/** A dictionary word similar to a typed one. */
export interface Alternative {
  words: string[];
  /** Edit distance. */
  distance: number;
  documents: number;
}

/** Names have many short words, and typos are corrected in these too. */
export const SHORTEST = 3;
/** Maximum number of alternatives tried per word. */
const MAX_ALTERNATIVES = 8;

/** Dictionary words within the allowed edit distance of `typed`, nearest and most frequent first. */
export function alternativesOf(typed: string, terms: ReadonlyMap<string, number>): Alternative[] {
  const most = allowedEdits(typed, SHORTEST);
  const near: Alternative[] = [];
  for (const [term, documents] of terms) {
    const distance = term === typed ? most + 1 : editDistance(typed, term, most);
    if (distance <= most) near.push({ words: [term], distance, documents });
  }
  return [...near, ...splitsOf(typed, terms)]
    .toSorted((a, b) => a.distance - b.distance || b.documents - a.documents)
    .slice(0, MAX_ALTERNATIVES);
}

/** Ways to split a word into two dictionary words. */
function splitsOf(typed: string, terms: ReadonlyMap<string, number>): Alternative[] {
  return cuts(typed).flatMap(([head, tail]) => {
    const documents = Math.min(terms.get(head) ?? 0, terms.get(tail) ?? 0);
    return documents ? [{ words: [head, tail], distance: 1, documents }] : [];
  });
}

/** Every way to split a word in two; only longer words are split. */
export function cuts(typed: string): [string, string][] {
  if (!/^[a-z]{6,30}$/.test(typed)) return [];
  return Array.from(
    { length: typed.length - 3 },
    (_, at) => [typed.slice(0, at + 2), typed.slice(at + 2)] as [string, string],
  ).filter(([, tail]) => tail.length >= 2);
}

/** How a part may match other than as typed. */
export interface Widening {
  /** The word may be a prefix of a longer one. */
  prefix?: boolean;
  alternatives?: readonly Alternative[];
}

/** The query for one part; `field` restricts plain words to fields of a document, such as `AB` for its names. */
export function partQuery(part: QueryPart, widening: Widening = {}, field = ''): QueryNode {
  const fields = part.place ? '' : field;
  const forms = (one: string): QueryNode =>
    anyOf(
      [...new Set([one, canonical(one)])].map((form) =>
        word(form, { fields, prefix: (widening.prefix ?? false) && one === part.words.at(-1) }),
      ),
    );
  const spelled = [
    part.words,
    ...part.mended,
    ...(widening.alternatives ?? []).map((alternative) => alternative.words),
  ];
  return anyOf([
    ...spelled.map((words) => allOf(words.map(forms))),
    ...(part.tag ? [word(part.tag)] : []),
    ...(part.or ?? []).map((other) => partQuery(other, {}, field)),
  ]);
}
