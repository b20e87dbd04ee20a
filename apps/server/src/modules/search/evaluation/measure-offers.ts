import { parseProcedures, parseSpecialties } from '../../../../data/catalog/read-catalog.ts';
import { toRow } from '../documents/document.ts';
import { buildSpecialties } from '../understand/find-specialty.ts';
import { buildLexicon } from '../understand/lexicon.ts';
import type { LexiconRow } from '../understand/lexicon.repo.ts';
import { understandPhrase } from '../understand/understand.ts';
import { catalogDocuments } from './load-documents.ts';

export interface OfferScore {
  asked: number;
  right: number;
  missed: string[];
}

const lexicon = buildLexicon(
  catalogDocuments().map((document) => toRow(document) as LexiconRow),
  parseProcedures(),
  buildSpecialties(parseSpecialties()),
);

const treatmentOf = (phrase: string): string | null =>
  understandPhrase(lexicon, phrase, () => 0).treatment?.entry.ref ?? null;

/** Whether the treatment whose packages are shown is the expected one: hit@1. */
export function measureOffered(phrases: readonly { phrase: string; expect: string | null }[]): OfferScore {
  const missed = phrases.flatMap(({ phrase, expect }) =>
    treatmentOf(phrase) === expect ? [] : [`${phrase}: ${String(treatmentOf(phrase))} instead of ${String(expect)}`],
  );
  return { asked: phrases.length, right: phrases.length - missed.length, missed };
}

/** Phrases of care that nobody offers: a treatment that is understood, or no word to hold back the packages, is a false offer. */
export function measureNotOffered(phrases: readonly string[]): OfferScore {
  const missed = phrases.flatMap((phrase) => {
    const { treatment, notOffered, unsure } = understandPhrase(lexicon, phrase, () => 0);
    return !treatment && (notOffered || unsure)
      ? []
      : [`${phrase}: ${treatment?.entry.ref ?? 'packages of the place'}`];
  });
  return { asked: phrases.length, right: phrases.length - missed.length, missed };
}
