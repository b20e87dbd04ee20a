import type { ClinicalSubject, StatedKind } from '@travesia/contracts/records';
import type { Locale } from '@travesia/contracts/kit';

/** A document that a summary is made from: `raw` of its reading. */
export interface SummarySource {
  /** UUID of the record. */
  id: string;
  title: string | null;
  /** When it was written, with the precision known; null if not. */
  date: string | null;
  authors: readonly string[];
  raw: string;
}

/** What a patient says without a document. */
export interface OwnStatement {
  /** UUID of the statement. */
  id: string;
  kind: 'problem' | 'medication' | 'allergy' | 'procedure';
  /** `none_known`: that there is none; never assumed. */
  says: 'present' | 'none_known';
  text: string;
  /** A date as exact as it is known; null if not. */
  since: string | null;
  dose: string | null;
}

export interface SummaryFacts {
  /** UUID of the summary: the same facts under the same id are the same summary. */
  id: string;
  /** When it is made, ISO with an offset. */
  at: string;
  language: Locale;
  patient: Pick<ClinicalSubject, 'name' | 'sex'> & { id: string; birthDate: string | null };
  sources: readonly SummarySource[];
  own: readonly OwnStatement[];
}

/** What could not be given out as it was. */
export interface SummaryLoss {
  source: string;
  path: string;
  /** `mended`: without the elements that are not by the standard; `in_words`: only its words. */
  how: 'mended' | 'in_words';
  what: string;
}

export interface WrittenSummary {
  /** The bundle as JSON. */
  json: string;
  losses: SummaryLoss[];
  /** Kinds of which one source says that there is none while another names something. */
  contradictions: StatedKind[];
}
