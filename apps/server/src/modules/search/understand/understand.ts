import { type Token, tokenize } from '../words/fold.ts';
import { findPlaces } from './find-places.ts';
import { type CareAsked, decideCare } from './decide-care.ts';
import { findSpecialty, type SpecialtyFound } from './find-specialty.ts';
import type { TreatmentFound } from './find-treatments.ts';
import type { Lexicon } from './lexicon.ts';
import { type ReadOptions, readTokens, type ReadToken } from './match-words.ts';
import { isJoining } from './place-alternatives.ts';
import type { PlaceFound } from './place-found.ts';
import { readPrice } from './read-price.ts';

/** A parsed phrase. */
export interface Understanding extends CareAsked {
  phrase: string;
  /** All words except those of the price. */
  tokens: ReadToken[];
  city: PlaceFound | null;
  country: PlaceFound | null;
  /** Further cities, or countries when there is no city, that the phrase names as alternatives. */
  others: PlaceFound[];
  /** The specialty asked for by a profession, unless a treatment says more. */
  specialty: SpecialtyFound | null;
  /** Upper price in whole units of `priceCurrency`, or of the display currency when that is null. */
  priceMax: number | null;
  priceCurrency: string | null;
  /** Indexes of the remaining words: not part of a treatment or place, nor stop words. */
  rest: number[];
  /** Those words as text. */
  text: string;
  /** The phrase with its typos corrected, or null when there were none. */
  corrected: string | null;
}

/** Number of provider names with a word. */
export type CountKnown = (word: string) => number;

/** A word found in this many provider names is not a typo. */
const KNOWN_FROM = 2;

/** Parses a phrase: treatment, place and price in three languages, in any order, with typos. */
export function understandPhrase(
  lexicon: Lexicon,
  phrase: string,
  countKnown: CountKnown,
  options: ReadOptions = {},
): Understanding {
  const price = readPrice(phrase);
  const tokens = readWords(lexicon, tokenize(price.rest), countKnown, options);
  const { city, country, others } = findPlaces(lexicon, tokens, options.typing);
  const taken = [city, country, ...others].flatMap((place) => place?.at ?? []);
  const { care, specialty } = readCare(lexicon, tokens, taken, options.typing ?? false);
  const { treatment, notOffered } = care;
  const used = new Set([treatment, specialty, city, country, ...others].flatMap((found) => found?.at ?? []));
  const isJoin = (token: ReadToken) => others.length > 0 && isJoining(token);
  const rest = tokens.flatMap((token, at) => (used.has(at) || token.stop || isJoin(token) ? [] : [at]));
  return {
    phrase,
    tokens,
    ...care,
    specialty: treatment ? null : specialty,
    city,
    country,
    others,
    priceMax: price.max,
    priceCurrency: price.currency,
    rest,
    text: rest.map((at) => tokens[at]?.raw ?? '').join(' '),
    corrected: correct(tokens, [treatment, notOffered, city, country]),
  };
}

/**
 * The care and the specialty that the words ask for. A procedure named by more words than the profession is the procedure
 * ("pediatric dentist"), and so is the clinic of a treatment named beside it: "surgeon for a new knee".
 */
function readCare(
  lexicon: Lexicon,
  tokens: readonly ReadToken[],
  taken: readonly number[],
  typing: boolean,
): { care: CareAsked; specialty: SpecialtyFound | null } {
  const care = decideCare(lexicon, tokens, taken, typing);
  const specialty = typing ? null : findSpecialty(lexicon.specialties, tokens, taken);
  if (!specialty) return { care, specialty };
  const isMore = care.notOffered?.at.some((at) => !specialty.at.includes(at)) ?? false;
  if (isMore) return { care, specialty: null };
  return { care: decideCare(lexicon, tokens, [...taken, ...specialty.at], typing), specialty };
}

/** Reads the words; words known from provider names are not corrected to treatments and places. */
function readWords(
  lexicon: Lexicon,
  typed: readonly Token[],
  countKnown: CountKnown,
  options: ReadOptions,
): ReadToken[] {
  const tokens = readTokens(lexicon, typed, options);
  const bent = typed.filter(
    ({ word }) => !tokens.some((token) => token.word === word && token.matches[0]?.how !== 'mended'),
  );
  if (!bent.length) return tokens;
  const known = new Set(bent.flatMap(({ word }) => (countKnown(word) >= KNOWN_FROM ? [word] : [])));
  return known.size ? readTokens(lexicon, typed, { ...options, known }) : tokens;
}

type Found = TreatmentFound | PlaceFound | null;

function correct(tokens: readonly ReadToken[], found: readonly Found[]): string | null {
  let changed = false;
  const words = tokens.map((token, at) => {
    const meant = found.find((one) => one?.at.includes(at));
    const match =
      meant &&
      token.matches.find(({ how, word }) => how === 'mended' && word.names.some((name) => name.entry === meant.entry));
    if (!match) return token.raw;
    changed = true;
    return match.raw;
  });
  return changed ? words.join(' ') : null;
}
