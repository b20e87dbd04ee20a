import type { ImportReportFacts } from '@travesia/contracts/imports';
import type { RowProblem } from './facilities/facility.ts';
import type { FoundPair } from './pairs/found-pair.ts';
import type { Inspection } from './inspect-source.ts';

/** Row outcomes. */
export interface ImportCounts {
  /** New directory listings. */
  added: number;
  /** Listings of this source whose row changed. */
  updated: number;
  /** Rows identical to the last import. */
  unchanged: number;
  /** Rows matched to a listing of another source or row. */
  merged: number;
  refused: number;
  /** Rows kept with a value dropped or repaired. */
  warned: number;
  /** How the file was understood; known at the end. */
  report?: ImportReportFacts;
}

/** A row matched to an existing listing, and why. */
export interface Merge {
  line: number;
  item: number;
  name: string;
  slug: string;
  reason: string;
}

/** The result of an import. Lines and items are 1-based. */
export interface ImportReport {
  /** The id it can be reverted by; null for a dry run. */
  runId: string | null;
  dryRun: boolean;
  fileName: string;
  source: string;
  inspection: Inspection;
  counts: ImportCounts;
  refused: RowProblem[];
  warnings: RowProblem[];
  merged: Merge[];
  /** Rows that may match an existing listing. They were added and need manual review. */
  possible: Merge[];
  /** Possible duplicates of a dry run, to be decided before the import. */
  pairs: FoundPair[];
}

export const noCounts = (): ImportCounts => ({ added: 0, updated: 0, unchanged: 0, merged: 0, refused: 0, warned: 0 });
