import { type ImportReversal, KEPT_REASONS, type KeptReason } from '@travesia/contracts/imports';

/** What becomes of a listing that a run created or changed; `same` if the run only added or changed where it comes from. */
export interface ListingFate {
  id: string;
  slug: string;
  fate: 'removed' | 'restored' | 'same' | KeptReason;
}

/** Whether reverting leaves the listing as it is. */
export const isKept = ({ fate }: ListingFate): boolean => (KEPT_REASONS as readonly string[]).includes(fate);

/** What reverting does, in numbers. */
export function countFates(fates: readonly ListingFate[]): ImportReversal {
  const count = (fate: ListingFate['fate']) => fates.filter((one) => one.fate === fate).length;
  return {
    removed: count('removed'),
    restored: count('restored'),
    kept: fates.filter(isKept).length,
    kept_by_reason: {
      claimed: count('claimed'),
      changed: count('changed'),
      later_import: count('later_import'),
      in_use: count('in_use'),
    },
  };
}
