import type { Localized } from '@travesia/contracts/kit';
import { canonical, foldWords, keyOf, tellingWords } from '../words/fold.ts';

export type DocumentKind = 'treatment' | 'provider' | 'city' | 'country';

/** A searchable document, as its owner defines it. Names and synonyms may repeat and don't need folding. */
export interface SearchDocument {
  kind: DocumentKind;
  /** Slug or country code. */
  ref: string;
  label: Localized;
  /** Second line of a suggestion, such as the place. */
  detail?: Localized | null;
  /** Country code of its location. */
  country?: string | null;
  /** Slug of its city. */
  city?: string | null;
  /** Proper names; whole-name comparison uses the first. */
  names: readonly string[];
  /** Alternative names; a weight below 1 marks a vague or shared name. */
  synonyms?: readonly { text: string; weight: number }[];
  /** Names of its location. */
  place?: readonly string[];
  /** Slugs of the treatments a provider offers. */
  treatments?: readonly string[];
  /** Tie-breaker between equal matches; higher comes first. */
  weight?: number;
}

/** A document as a database row. */
export interface DocumentRow {
  kind: DocumentKind;
  ref: string;
  label: Localized;
  detail: Localized | null;
  country: string | null;
  city: string | null;
  names: { text: string; weight: number }[] | null;
  name_key: string;
  name_words: number;
  words: string;
  weight: number;
}

/** Weight of a place that is only near a city: below the city's own names. */
export const NEARBY = 0.9;

type Field = 'A' | 'B' | 'C' | 'D';
const MAX_LEXEMES = 400;

export const treatmentTag = (slug: string): string => `treatment:${slug}`;
export const cityTag = (slug: string): string => `city:${slug}`;
export const countryTag = (code: string): string => `country:${code}`;

export function toRow(document: SearchDocument): DocumentRow {
  const [name = document.label.en, ...others] = document.names;
  const nameWords = foldWords(name);
  return {
    kind: document.kind,
    ref: document.ref,
    label: document.label,
    detail: document.detail ?? null,
    country: document.country ?? null,
    city: document.city ?? null,
    names: document.kind === 'provider' ? null : namesOf(document),
    name_key: keyOf(nameWords),
    name_words: tellingWords(nameWords).length,
    words: toTsvector([
      ...lexemes('A', [name]),
      ...lexemes('B', [...others, ...(document.synonyms ?? []).map((synonym) => synonym.text)]),
      ...lexemes('C', document.place ?? []),
      ...tagsOf(document).map((tag): [string, Field] => [tag, 'D']),
    ]),
    weight: document.weight ?? 0,
  };
}

/** Every distinct name once, with its highest weight. */
function namesOf({ label, names, synonyms = [] }: SearchDocument): { text: string; weight: number }[] {
  const best = new Map<string, { text: string; weight: number }>();
  const given = [label.en, label.es, label.pt, ...names].map((text) => ({ text, weight: 1 }));
  for (const name of [...given, ...synonyms]) {
    const key = keyOf(foldWords(name.text));
    if (key && (best.get(key)?.weight ?? 0) < name.weight) best.set(key, { text: name.text, weight: name.weight });
  }
  return [...best.values()];
}

const lexemes = (field: Field, texts: readonly string[]): [string, Field][] =>
  texts.flatMap((text) =>
    foldWords(text).flatMap((word) =>
      [...new Set([word, canonical(word)])].map((form): [string, Field] => [form, field]),
    ),
  );

function tagsOf({ kind, country, city, treatments = [] }: SearchDocument): string[] {
  if (kind !== 'provider') return [];
  return [...treatments.map(treatmentTag), ...(city ? [cityTag(city)] : []), ...(country ? [countryTag(country)] : [])];
}

/**
 * The text form of a tsvector. Lexemes are quoted: folded words contain only letters and digits, tags no quotes or backslashes.
 */
function toTsvector(entries: readonly [string, Field][]): string {
  const fields = new Map<string, Set<Field>>();
  for (const [lexeme, field] of entries) {
    if (fields.size >= MAX_LEXEMES && !fields.has(lexeme)) continue;
    fields.set(lexeme, (fields.get(lexeme) ?? new Set()).add(field));
  }
  return [...fields].map(([lexeme, found]) => `'${lexeme.replace(/['\\]/g, '')}':${positions(found)}`).join(' ');
}

const POSITION: Readonly<Record<Field, number>> = { A: 1, B: 2, C: 3, D: 4 };
/** A lexeme has one weight per position, so every field uses its own position. */
const positions = (fields: Set<Field>): string =>
  [...fields].map((field) => `${POSITION[field]}${field === 'D' ? '' : field}`).join(',');
