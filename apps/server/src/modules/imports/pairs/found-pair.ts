import type { FacilityInput } from '../facilities/facility.ts';

/** A pair that an import found. */
export interface FoundPair {
  /** Whether the import merged the row, rather than to ask. */
  merged: boolean;
  facility: FacilityInput;
  sourceName: string;
  other: { source: string; externalId: string };
  listingId: string;
  likeness: number;
  reason: string;
}
