import type { Inclusion } from '@travesia/contracts/packages';
import type { PackageText } from './texts.ts';

const GROUPS = ['core', 'travel', 'care', 'option'] as const satisfies readonly Inclusion['group'][];

/** Groups the lines of a price contract in contract order; empty groups are dropped. */
export const byGroup = (lines: readonly Inclusion[]): { group: Inclusion['group']; lines: Inclusion[] }[] =>
  GROUPS.map((group) => ({ group, lines: lines.filter((line) => line.group === group) })).filter(
    ({ lines: found }) => found.length > 0,
  );

const UNITS: Readonly<Record<string, PackageText>> = {
  nights: 'quantity.nights',
  visits: 'quantity.visits',
  months: 'quantity.months',
  sessions: 'quantity.sessions',
  hours: 'quantity.hours',
};

/** A line's quantity as text and count. Returns null if it has none, or for pieces, which its detail names ("2 implants, …"). */
export function quantityText({
  quantity,
  quantity_unit: unit,
}: Pick<Inclusion, 'quantity' | 'quantity_unit'>): { key: PackageText; count: number } | null {
  const key = unit === null ? undefined : UNITS[unit];
  return quantity === null || key === undefined ? null : { key, count: quantity };
}
