import type { Localized } from '@travesia/contracts/kit';
import { canonical, foldWords, keyOf, tellingWords } from '../words/fold.ts';

export type DocumentKind = 'treatment' | 'provider' | 'city' | 'country';

/** What an owner makes findable. Names and synonyms may repeat and need no folding. */
export interface SearchDocument {
  kind: DocumentKind;
  /** Slug, or the code of a country. */
  ref: string;
  label: Localized;
  /** Second line of a suggestion, such as the place. */
  detail?: Localized | null;
  /** Code of the country it lies in. */
  country?: string | null;
  /** Slug of the city it lies in. */
  city?: string | null;
  /** Its proper names; the first is the one that whole names are compared with. */
  names: readonly string[];
  /** Other names people type; a weight under 1 says that the name is vague or shared. */
  synonyms?: readonly { text: string; weight: number }[];
  /** Names of where it lies. */
  place?: readonly string[];
  /** Slugs of the treatments that a provider works in. */
  treatments?: readonly string[];
  /** Among equal matches the greater comes first. */
  weight?: number;
}

/** A document in the database's terms. */
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

/** Every different name once, with the greatest weight it was given. */
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

/** The text form of a tsvector. Lexemes are quoted: folded words hold letters and figures only, tags no quote or backslash. */
function toTsvector(entries: readonly [string, Field][]): string {
  const fields = new Map<string, Set<Field>>();
  for (const [lexeme, field] of entries) {
    if (fields.size >= MAX_LEXEMES && !fields.has(lexeme)) continue;
    fields.set(lexeme, (fields.get(lexeme) ?? new Set()).add(field));
  }
  return [...fields].map(([lexeme, found]) => `'${lexeme.replace(/['\\]/g, '')}':${positions(found)}`).join(' ');
}

const POSITION: Readonly<Record<Field, number>> = { A: 1, B: 2, C: 3, D: 4 };
/** A lexeme keeps one weight a position, so every field has a position of its own. */
const positions = (fields: Set<Field>): string =>
  [...fields].map((field) => `${POSITION[field]}${field === 'D' ? '' : field}`).join(',');
