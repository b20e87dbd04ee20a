import type { RowProblem } from './facilities/facility.ts';
import type { Inspection } from './inspect-source.ts';

/** What became of the rows. */
export interface ImportCounts {
  /** New directory listings. */
  added: number;
  /** Listings of this source whose row changed. */
  updated: number;
  /** Rows that say what they said before. */
  unchanged: number;
  /** Rows that are a listing of another source or row. */
  merged: number;
  refused: number;
  /** Rows kept with something dropped or put right. */
  warned: number;
}

/** A row that was taken for an existing listing, and why. */
export interface Merge {
  line: number;
  item: number;
  name: string;
  slug: string;
  reason: string;
}

/** Everything an import has to say. Lines and items count from 1. */
export interface ImportReport {
  dryRun: boolean;
  fileName: string;
  source: string;
  inspection: Inspection;
  counts: ImportCounts;
  refused: RowProblem[];
  warnings: RowProblem[];
  merged: Merge[];
  /** Rows that may be an existing listing; they were added, and a person should look. */
  possible: Merge[];
}

export const noCounts = (): ImportCounts => ({ added: 0, updated: 0, unchanged: 0, merged: 0, refused: 0, warned: 0 });
