import type { ClinicPart } from '@travesia/contracts/providers';
import type { Tx } from '../../../../platform/db/database.ts';
import { defineCollection } from '../../../../platform/feature/service.ts';

/**
 * Rows of a table that belong to a clinic, and what happens to them when it is merged into another:
 * `move`: they follow; with `unique`, those for which the other clinic has its own stay.
 * `one`: they follow if the other clinic has none of its own.
 * `stay`: they are history of the merged clinic, or settings that the other one has of its own.
 */
export interface ClinicRows {
  part: ClinicPart;
  table: string;
  /** The column that names the clinic; `provider_id` by default. */
  column?: string;
  rule: 'move' | 'one' | 'stay';
  /** The column that, besides the clinic, names one row; `id` by default. */
  key?: string;
  /** SQL expressions on a row `t` in which no two rows of a clinic agree. */
  unique?: readonly string[];
  /** SQL condition on a row `t` to which `unique` and the rule are limited; other rows move. */
  uniqueWhere?: string;
  /** SQL condition on a row `t`: the table has rows about other things too. */
  where?: string;
  /** Another column that names the clinic in some of its rows. */
  along?: string;
  /** The column that orders a clinic’s rows: those that move follow the ones that are there. */
  position?: string;
}

/** Rows that a merge moved, named so that it can be undone. */
export interface MovedRows extends Pick<ClinicRows, 'table' | 'key' | 'column' | 'along'> {
  /** Values of `key`; null if the clinic itself is the key. */
  keys: string[] | null;
}

/** What a feature keeps about clinics. */
export interface ClinicHolder {
  rows: readonly ClinicRows[];
  /** Ends what people are doing as the clinic that is about to be merged. */
  leave?: (tx: Tx, providerId: string, at: Date) => Promise<void>;
  /** Brings up to date what was computed from rows of these clinics, after they moved. */
  refresh?: (tx: Tx, providerIds: readonly string[], at: Date) => Promise<void>;
  /** Brings up to date what follows from how these clinics rank; after everything else. */
  rerank?: (tx: Tx, providerIds: readonly string[]) => Promise<void>;
}

/** Every feature with a table that refers to clinics contributes; a test compares them with the database's foreign keys. */
export const clinicHolders = defineCollection<ClinicHolder>('holders of clinics');
