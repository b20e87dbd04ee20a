import type { Locale } from '@travesia/contracts/kit';
import type { Actor } from '../http/request-context.ts';
import { defineCollection } from '../feature/service.ts';

/** What a person typed to find records. */
export interface Sought {
  phrase: string;
  /** Its words in lowercase without accents; never empty. */
  words: readonly string[];
  actor: Actor;
  language: Locale;
}

/** A record that may match, with the texts that decide how well. */
export interface Candidate {
  id: string;
  label: string;
  detail?: string | null;
  code?: string | null;
  /** What it belongs to. Shown with the detail; a phrase that is only in here does not find it. */
  place?: string | null;
  status?: string | null;
  clinicId?: string | null;
  demo?: boolean;
  /** Further texts to match, not shown. */
  texts?: readonly (string | null)[];
  /** Set if the finder itself knows that it matches, such as by the search index. */
  isSure?: boolean;
}

type Find = (sought: Sought) => Promise<readonly Candidate[]>;

/**
 * A kind of record that staff can find, for each side that may. Returns candidates within the caller's scope, best first; the finder
 * feature decides which of them match, so a superset is fine.
 */
export interface StaffFinder {
  kind: string;
  admin?: Find;
  clinic?: Find;
  organization?: Find;
}

export const staffFinders = defineCollection<StaffFinder>('what staff can find');

/** Most candidates that a finder reads. */
export const MOST_CANDIDATES = 40;
