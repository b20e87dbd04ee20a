import { ADVERTISING_FACTS } from '@travesia/contracts/advertising';
import { z } from 'zod';
import { compile } from './compile-patterns.ts';
import { countryCode, day, key, localizedSchema, text } from '../catalog/text-schema.ts';

const severity = z.enum(['blocks', 'warns']);
const fact = z.enum(ADVERTISING_FACTS);

/** A pattern on folded text: lower case, without accents, spaces for any white space or hyphen. See README.md. */
const pattern = text.refine((value) => {
  try {
    compile([value]);
    return value === value.normalize('NFD').replace(/\p{M}/gu, '');
  } catch {
    return false;
  }
}, 'write a regular expression without accents');

/** Patterns by the language they are written in; `any` is tried in every language. */
const patterns = z.strictObject({
  en: z.array(pattern).optional(),
  es: z.array(pattern).optional(),
  pt: z.array(pattern).optional(),
  any: z.array(pattern).optional(),
});
export type Patterns = z.infer<typeof patterns>;

const source = z.strictObject({
  label: text,
  url: z.url().optional(),
  /** Day on which we read the page; without it, the rule rests on general knowledge. */
  read_on: day.optional(),
  /** What general knowledge it rests on and who should confirm it. */
  basis: z.enum(['read', 'summary', 'general_knowledge']),
});

const shared = {
  id: key,
  /** ISO codes, or `all`. */
  countries: z.union([z.literal('all'), z.array(countryCode).min(1)]),
  severity,
  /** Countries where it weighs differently. */
  severity_in: z.partialRecord(countryCode, severity).optional(),
  message: localizedSchema,
  instead: localizedSchema,
  source,
};

/** A phrase that must not be written, or only under conditions. */
export const phraseRuleSchema = z.strictObject({
  ...shared,
  matches: patterns,
  /** Allowed where the same sentence has one of these. */
  unless_sentence: patterns.optional(),
  /** Allowed where the whole text has one of these, and all of `unless_facts` are stated. */
  unless_text: patterns.optional(),
  unless_facts: z.array(fact).optional(),
  /** Allowed once the clinic has stated all of these, whatever the text says. */
  unless_stated: z.array(fact).optional(),
  /** Allowed for a clinic with an approval of one of these treatments. */
  unless_approved: z.array(text).optional(),
  /** Matches of the text as written, case and accents included, that are names and not claims. */
  names: z.array(z.string()).optional(),
});
export type PhraseRule = z.infer<typeof phraseRuleSchema>;

/** Something a clinic of these countries must state. */
export const factRuleSchema = z.strictObject({
  ...shared,
  countries: z.array(countryCode).min(1),
  fact,
  /** Whether the clinic's pages have to show it. */
  shown: z.boolean(),
});
export type FactRule = z.infer<typeof factRuleSchema>;

const words = z.strictObject({ en: z.array(pattern), es: z.array(pattern), pt: z.array(pattern) });

/** Words that turn a claim into its opposite, by language. */
export const negationsSchema = z.strictObject({
  /** Words that deny what follows within `reach` words of the same clause. */
  before: words,
  /** Phrases with such words that deny nothing, such as “no doubt” and “not only”. */
  not_before: words,
  /** Words that deny it from within, after its first word: “results are not guaranteed”. */
  inside: words,
  reach: z.int().min(1).max(20),
  /** Words that distance the writer from everything the sentence quotes. */
  distancing: words,
  /** How an answer begins that denies the question before it. */
  answer: words,
});
export type Negations = z.infer<typeof negationsSchema>;

export const corpusEntrySchema = z.strictObject({
  id: key,
  country: countryCode,
  language: z.enum(['en', 'es', 'pt']),
  text,
  /** Stated by the clinic; nothing by default. */
  facts: z.partialRecord(fact, z.union([z.string(), z.boolean()])).optional(),
  approved: z.array(text).optional(),
  /** Rules that must find something; none for a good text. */
  rules: z.array(key),
});
