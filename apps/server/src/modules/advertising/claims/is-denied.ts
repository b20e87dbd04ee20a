import type { Locale } from '@travesia/contracts/kit';
import type { Negations } from '../../../../data/advertising/schema.ts';
import { type Compiled, compile } from '../../../../data/advertising/compile-patterns.ts';
import { sentenceAt, type Span } from './sentences.ts';

type Words = Readonly<Record<Locale, Compiled>>;

export interface Denials {
  before: Words;
  notBefore: Words;
  inside: Words;
  reach: number;
  distancing: Words;
  answer: Words;
}

const each = (words: Negations['before']): Words => ({
  en: compile(words.en),
  es: compile(words.es),
  pt: compile(words.pt),
});

/** Prepares the words of denial once. */
export const denialsOf = (data: Negations): Denials => ({
  before: each(data.before),
  notBefore: each(data.not_before),
  inside: each(data.inside),
  reach: data.reach,
  distancing: each(data.distancing),
  answer: each(data.answer),
});

/** Where a clause begins: after a colon, a semicolon, a dash or an opening bracket; after “but” and its like. */
const CLAUSE = /[:;(]|\s-\s|\b(?:but|pero|sino|mas|porem|however|though)\b/gu;
/** Between two commas, with a preposition: “do not, under any circumstances, promise”. */
const ASIDE = /,\s*(?:under|in|by|at|bajo|en|de|por|sob|em|a)\s[^,]{1,40},/gu;

/**
 * Whether the writer denies a claim instead of making it: “we can’t guarantee results”, “beware of ‘painless’ surgery”, “Is it safe
 * for everyone? No.”
 */
export function isDenied(text: string, match: Span, sentences: readonly Span[], words: Denials, in_: Locale): boolean {
  const { sentence, next } = sentenceAt(sentences, match.from);
  const before = text.slice(sentence.from, match.from);
  if (words.distancing[in_]?.test(before)) return true;
  if (isQuestion(text, sentence) && next && words.answer[in_]?.test(text.slice(next.from, next.to).trimStart()))
    return true;
  if (words.inside[in_]?.test(text.slice(match.from, match.to).replace(/^\S+/u, ''))) return true;
  return deniesEnd(clauseEnd(before), words, in_);
}

const isQuestion = (text: string, { from, to }: Span): boolean => text.slice(from, to).trimEnd().endsWith('?');

/** What precedes the claim in its own clause; commas separate items of a list, so that “no scars, guaranteed results” stays a claim. */
function clauseEnd(before: string): string {
  const plain = before.replace(ASIDE, ' ');
  const cuts = [...plain.matchAll(CLAUSE)].map((cut) => cut.index + cut[0].length);
  const clause = plain.slice(cuts.at(-1) ?? 0);
  return clause.slice(clause.lastIndexOf(',') + 1);
}

function deniesEnd(clause: string, { before, notBefore, reach }: Denials, in_: Locale): boolean {
  const plain = clause.replaceAll(notBefore[in_]?.every ?? /$^/u, (found) => ' '.repeat(found.length));
  const near = plain.trim().split(/\s+/u).slice(-reach).join(' ');
  return before[in_]?.test(near) ?? false;
}
