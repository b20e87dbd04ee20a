import type { PackageSummary } from './packages.schema.ts';

/** How much of the nights near the clinic a package's price includes; `away` when it needs none. */
export function nightsHeld({
  nights,
  nights_included: included,
}: Pick<PackageSummary, 'nights' | 'nights_included'>): 'away' | 'all' | 'some' | 'none' {
  if (nights === 0) return 'away';
  if (included >= nights) return 'all';
  return included > 0 ? 'some' : 'none';
}
