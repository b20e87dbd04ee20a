import type { AdvertisingFact, ClaimFound, ClaimSeverity, ClaimText } from '@travesia/contracts/advertising';
import type { Locale } from '@travesia/contracts/kit';
import { type AdvertisingData, readAdvertising } from '../../../../data/advertising/read-advertising.ts';
import type { FactRule, Patterns, PhraseRule } from '../../../../data/advertising/schema.ts';
import { type Compiled, compile } from '../../../../data/advertising/compile-patterns.ts';
import { foldText, type FoldedText } from './fold-text.ts';
import { type Denials, denialsOf, isDenied } from './is-denied.ts';
import { sentenceAt, sentencesOf, type Span } from './sentences.ts';

/** What a clinic states for its advertising, and the restricted treatments it was approved for. */
export type ClaimFacts = Partial<Record<AdvertisingFact, string | boolean | null>> & {
  approved?: readonly string[];
};

export interface ClaimInput {
  /** ISO code of the clinic's country. */
  country: string;
  texts: readonly ClaimText[];
  facts?: ClaimFacts;
}

type InLanguage = Readonly<Record<Locale, Compiled>>;
interface Prepared {
  rule: PhraseRule;
  matches: InLanguage;
  unlessSentence: InLanguage | null;
  unlessText: InLanguage | null;
}

const inLanguages = ({ any = [], ...by }: Patterns): InLanguage => {
  const of = (language: Locale) => compile([...(by[language] ?? []), ...any]);
  return { en: of('en'), es: of('es'), pt: of('pt') };
};

const prepare = ({ phrases, facts, negations }: AdvertisingData) => ({
  phrases: phrases.map((rule): Prepared => ({
    rule,
    matches: inLanguages(rule.matches),
    unlessSentence: rule.unless_sentence ? inLanguages(rule.unless_sentence) : null,
    unlessText: rule.unless_text ? inLanguages(rule.unless_text) : null,
  })),
  facts,
  denials: denialsOf(negations),
});

/** The rules are files of the product: read and compiled once, when they are first needed. */
let prepared: ReturnType<typeof prepare> | undefined;
const ready = () => (prepared ??= prepare(readAdvertising()));

/**
 * What rules on advertising say about texts of a clinic: phrases that its country forbids (`blocks`) or advises against (`warns`), by text
 * in reading order. Pure and fast: a few milliseconds for a page of text.
 */
export function findClaims({ country, texts, facts = {} }: ClaimInput): ClaimFound[] {
  const { phrases, denials } = ready();
  const rules = phrases.filter(({ rule }) => applies(rule, country) && !isExempt(rule, facts));
  return texts.flatMap((text) => claimsOf(text, rules, { country, facts, denials }));
}

/** What the rules of a country want a clinic to state, with what is missing. */
export function requiredFacts(country: string, facts: ClaimFacts): { rule: FactRule; missing: boolean }[] {
  return ready()
    .facts.filter((rule) => rule.countries.includes(country))
    .map((rule) => ({ rule, missing: !isStated(facts, rule.fact) }));
}

/** What a clinic must state and has not, in the form of findings: their path is `facts.<name>`, and nothing is marked. */
export const missingFacts = (country: string, facts: ClaimFacts, language: Locale): ClaimFound[] =>
  requiredFacts(country, facts)
    .filter(({ missing }) => missing)
    .map(({ rule }) => found(rule, { country, path: `facts.${rule.fact}`, language, from: 0, to: 0, excerpt: '' }));

/** Whether a clinic has stated something: a text that is not empty, or yes. */
const isStated = (facts: ClaimFacts, fact: AdvertisingFact): boolean => {
  const value = facts[fact];
  return typeof value === 'string' ? value.trim() !== '' : value === true;
};

const applies = ({ countries }: PhraseRule, country: string): boolean =>
  countries === 'all' || countries.includes(country);

/** Approved treatments may be named, and some phrases once the clinic has stated what they need. */
const isExempt = ({ unless_stated: stated, unless_approved: approved }: PhraseRule, facts: ClaimFacts): boolean =>
  (approved?.some((treatment) => facts.approved?.includes(treatment)) ?? false) ||
  (stated?.every((fact) => isStated(facts, fact)) ?? false);

interface Around {
  country: string;
  facts: ClaimFacts;
  denials: Denials;
}

function claimsOf(written: ClaimText, rules: readonly Prepared[], around: Around): ClaimFound[] {
  const folded = foldText(written.text);
  const sentences = sentencesOf(folded.text);
  return rules
    .flatMap((one) => {
      if (isAllowedInText(one, folded.text, written.language, around.facts)) return [];
      return spansOf(one, folded, { written, sentences, denials: around.denials }).map(({ from, to }) => {
        const place = { from: folded.at[from] ?? 0, to: folded.at[to] ?? written.text.length };
        const excerpt = written.text.slice(place.from, place.to);
        return found(one.rule, {
          ...place,
          excerpt,
          country: around.country,
          path: written.path,
          language: written.language,
        });
      });
    })
    .sort((one, other) => one.from - other.from || one.to - other.to);
}

function isAllowedInText({ rule, unlessText }: Prepared, text: string, language: Locale, facts: ClaimFacts): boolean {
  if (!unlessText) return false;
  const stated = (rule.unless_facts ?? []).every((fact) => isStated(facts, fact));
  return stated && unlessText[language].test(text);
}

interface Reading {
  written: ClaimText;
  sentences: readonly Span[];
  denials: Denials;
}

function spansOf({ rule, matches, unlessSentence }: Prepared, { text, at }: FoldedText, reading: Reading): Span[] {
  const { written, sentences, denials } = reading;
  const { language } = written;
  return [...text.matchAll(matches[language].every)]
    .map((match): Span => ({ from: match.index, to: match.index + match[0].length }))
    .filter((span) => {
      const { sentence } = sentenceAt(sentences, span.from);
      if (unlessSentence?.[language].test(text.slice(sentence.from, sentence.to))) return false;
      if (rule.names?.some((name) => written.text.slice(at[span.from]).startsWith(name))) return false;
      return !isDenied(text, span, sentences, denials, language);
    });
}

interface Place {
  country: string;
  path: string;
  language: Locale;
  from: number;
  to: number;
  excerpt: string;
}

function found(rule: PhraseRule | FactRule, { country, ...place }: Place): ClaimFound {
  const severity: ClaimSeverity = rule.severity_in?.[country] ?? rule.severity;
  const { message, instead, source } = rule;
  return { rule: rule.id, severity, ...place, message, instead, source: presentSource(source) };
}

/** What a rule rests on, as the contract has it. */
export const presentSource = ({ label, url, read_on: readOn }: PhraseRule['source']) => ({
  label,
  url: url ?? null,
  read_on: readOn ?? null,
});
