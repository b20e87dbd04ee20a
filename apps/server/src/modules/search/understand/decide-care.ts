import { isShared } from '../words/fold.ts';
import { findTreatments, MEANT_FROM, type TreatmentFound } from './find-treatments.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadToken } from './match-words.ts';

/** The care that a phrase asks for. At most one of `treatment`, `notOffered` and `unsure` is set. */
export interface CareAsked {
  /** Possible treatments, most likely first; none when the phrase names a procedure that nobody offers. */
  treatments: TreatmentFound[];
  /** The treatment, when the words are clear enough. */
  treatment: TreatmentFound | null;
  /** A known procedure that no clinic here offers. */
  notOffered: TreatmentFound | null;
  /** The phrase has medical words that fit no treatment: showing one would be a guess. */
  unsure: boolean;
}

/**
 * What the words outside places ask for. A procedure that nobody offers wins over a treatment that explains the words less well,
 * and a treatment is not guessed from a part of its name when another medical word remains: a wrong operation is worse than none.
 */
export function decideCare(
  lexicon: Lexicon,
  tokens: readonly ReadToken[],
  taken: readonly number[],
  typing: boolean,
): CareAsked {
  const found = findTreatments(lexicon, tokens, taken);
  const treatments = found.filter(({ entry }) => entry.kind === 'treatment');
  const procedure = found.find(({ entry }) => entry.kind === 'procedure');
  const best = treatments[0];
  const left = (used: readonly number[]) =>
    tokens.some((token, at) => !used.includes(at) && !taken.includes(at) && isMedical(lexicon, token));
  if (procedure && procedure.score >= MEANT_FROM && procedure.score > (best?.score ?? 0)) {
    // While typing, "breast c" may become anything.
    const rivals = found.filter(({ entry, score }) => entry.kind === 'procedure' && score === procedure.score);
    // "Kidney" is in the names of several procedures: it names none of them.
    const isNamed = rivals.length === 1 && isSaid(lexicon, procedure, tokens);
    if (isNamed && (!typing || procedure.how === 'exact'))
      return { treatments: [], treatment: null, notOffered: procedure, unsure: false };
    if (!typing && (!best || !isWhole(lexicon, best, tokens)))
      return { treatments, treatment: null, notOffered: null, unsure: left([]) };
  }
  if (!best || best.score < MEANT_FROM) return { treatments, treatment: null, notOffered: null, unsure: left([]) };
  const at = allWordsOf(best, tokens, taken);
  const isClear = isWhole(lexicon, best, tokens) && (best.score >= CLEAR_FROM || isSaidInFull(best, tokens));
  const unsure = !typing && !isClear && left(at);
  return { treatments, treatment: unsure ? null : { ...best, at }, notOffered: null, unsure };
}

/** A weak name without its vague words is a guess: "skin removal after weight loss" asks for another surgery. */
const CLEAR_FROM = 0.45;

/** Endings of operations and diseases in three languages, folded. */
const MEDICAL_ENDING =
  /(?:ectom(?:y|ia)|plast(?:y|ia)|scop(?:y|ia)|[os]tom(?:y|ia)|rrhaph(?:y|ia)|desis|lysis|itis|iasis|osis|oma|emia|pathy|patia|therap(?:y|ia)|terapia|logia|grama|graphy|grafia)s?$/;
const MEDICAL_FROM = 6;

/** Whether a word speaks of care, known or not; words that many treatments share do not count. */
function isMedical(lexicon: Lexicon, token: ReadToken | undefined): boolean {
  if (!token || token.stop || isShared(token.word)) return false;
  const isLong = token.word.length >= MEDICAL_FROM;
  // A short word is often similar to another by chance.
  return (
    (isLong && MEDICAL_ENDING.test(token.word)) ||
    token.matches.some(
      ({ word, how }) =>
        word.telling > 0 &&
        // "Americas" is one typo from "medicas", which is in the names of clinics too.
        (how === 'exact' || (how === 'mended' && isLong && !isVague(lexicon, word.stem))),
    )
  );
}

/** Whether the phrase says the name of a procedure: "hair" alone does not say "hair removal". */
function isSaid(lexicon: Lexicon, found: TreatmentFound, tokens: readonly ReadToken[]): boolean {
  const met = stemsOf(found, tokens);
  const telling = found.name.stems.filter((stem) => !isVague(lexicon, stem));
  const missing = found.name.stems.filter((stem) => !met.has(stem));
  return (
    telling.length > 0 && missing.every((stem) => isVague(lexicon, stem)) && (telling.length > 1 || !missing.length)
  );
}

/** Whether every telling word of the name occurs. */
function isWhole(lexicon: Lexicon, found: TreatmentFound, tokens: readonly ReadToken[]): boolean {
  const met = stemsOf(found, tokens);
  return found.name.stems.every((stem) => met.has(stem) || isVague(lexicon, stem));
}

function isSaidInFull(found: TreatmentFound, tokens: readonly ReadToken[]): boolean {
  const met = stemsOf(found, tokens);
  return found.name.stems.every((stem) => met.has(stem));
}

const stemsOf = ({ at }: TreatmentFound, tokens: readonly ReadToken[]): Set<string> =>
  new Set(at.flatMap((one) => tokens[one]?.matches.map(({ word }) => word.stem) ?? []));

const isVague = (lexicon: Lexicon, stem: string): boolean =>
  [...(lexicon.words.get(stem)?.forms.keys() ?? [])].some(isShared);

/** Words of its best name, and exact words of its other names. */
function allWordsOf(found: TreatmentFound, tokens: readonly ReadToken[], taken: readonly number[]): number[] {
  const others = tokens.flatMap((token, at) => {
    const own = token.matches.some(
      (match) => match.how === 'exact' && match.word.names.some((name) => name.entry === found.entry),
    );
    return own && !taken.includes(at) ? [at] : [];
  });
  return [...new Set([...found.at, ...others])].toSorted((a, b) => a - b);
}
