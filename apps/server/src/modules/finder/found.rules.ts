import { FOUND_KINDS, FOUND_STATES, type Found, type FoundGroups, type FoundKind } from '@travesia/contracts/finder';
import type { Candidate } from '../../platform/finding/staff-finder.ts';
import { allowedEdits, editDistance } from '../search/index.ts';

const MOST_RESULTS = 5;
const MOST_WORDS = 6;
/** How well a word matches: the whole word, its beginning, a part, or with typos. */
const WHOLE = 1;
const BEGIN = 0.9;
const PART = 0.7;
const TYPO = 0.6;
const BEGUN_TYPO = 0.5;
/** How much a word counts that is only in what something belongs to. */
const NEARBY = 0.5;
/** What a finder is sure of but these rules would not match. */
const SURE = 0.4;
/** An exact id, reference or number. */
const EXACT = 2;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const compact = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words of a phrase in lowercase without accents. Punctuation stays, because addresses and numbers contain it. */
export const wordsOf = (phrase: string): string[] => folded(phrase).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

interface Group {
  kind: FoundKind;
  results: Found[];
  more: boolean;
  /** Score of the best result. */
  best: number;
}

/** The candidates that match, best first. */
export function presentFound(
  kind: FoundKind,
  candidates: readonly Candidate[],
  { phrase, words }: { phrase: string; words: readonly string[] },
): Group {
  const scored = candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, phrase, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  return {
    kind,
    results: scored.slice(0, MOST_RESULTS).map(({ candidate }) => toFound(kind, candidate)),
    more: scored.length > MOST_RESULTS,
    best: scored[0]?.score ?? 0,
  };
}

/** Groups with results, best first; equally good ones in the order of the kinds. */
export const groupFound = (groups: readonly Group[]): FoundGroups['data'] =>
  groups
    .filter(({ results }) => results.length > 0)
    .toSorted((one, other) => other.best - one.best || FOUND_KINDS.indexOf(one.kind) - FOUND_KINDS.indexOf(other.kind))
    .map(({ kind, results, more }) => ({ kind, results, more }));

const toFound = (kind: FoundKind, { id, label, detail, place, code, status, clinicId, demo }: Candidate): Found => ({
  kind,
  id,
  label,
  detail: [detail, place].filter(Boolean).join(' · ') || null,
  code: code ?? null,
  status: FOUND_STATES.find((state) => state === status) ?? null,
  clinic_id: clinicId ?? null,
  demo: demo ?? false,
});

/** How well a candidate matches, 0 if it doesn't: every word must be in one of its texts. */
function scoreOf(candidate: Candidate, phrase: string, words: readonly string[]): number {
  const { id, label, code, detail, place, texts = [], isSure } = candidate;
  const typed = compact(phrase);
  if (typed && [id, code, detail].some((text) => text && compact(text) === typed)) return EXACT;
  const shown = wordsIn(label);
  const others = [id, code, detail, ...texts].flatMap((text) => (text ? wordsIn(text) : []));
  const around = place ? wordsIn(place) : [];
  let sum = 0;
  let isNamed = false;
  for (const word of words) {
    // A name counts more than what only goes with it.
    const named = Math.max(likenessIn(word, shown), likenessIn(word, others) * 0.9);
    const nearby = likenessIn(word, around) * NEARBY;
    if (!named && !nearby) return isSure ? SURE : 0;
    isNamed ||= named > 0;
    sum += Math.max(named, nearby);
  }
  return isNamed ? sum / words.length : 0;
}

/** A text's words, also split at and without punctuation. */
const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/\s+/)
    .flatMap((word) => [word, compact(word), ...word.split(/[^\p{L}\p{N}]+/u)])
    .filter(Boolean);

const likenessIn = (word: string, texts: readonly string[]): number =>
  texts.reduce((best, text) => Math.max(best, likeness(word, text)), 0);

function likeness(word: string, text: string): number {
  if (text === word) return WHOLE;
  if (text.startsWith(word)) return BEGIN;
  if (word.length > 2 && text.includes(word)) return PART;
  const most = allowedEdits(word);
  if (!most) return 0;
  if (editDistance(word, text, most) <= most) return TYPO;
  return editDistance(word, text.slice(0, word.length), most) <= most ? BEGUN_TYPO : 0;
}
