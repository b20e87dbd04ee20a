import type { Inclusion } from '@travesia/contracts/packages';
import type { PackageText } from './texts.ts';

const GROUPS = ['core', 'travel', 'care', 'option'] as const satisfies readonly Inclusion['group'][];

/** The lines of a price contract under their groups, in the contract's order; groups without lines are left out. */
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

/**
 * How many of a line, as a text and its count. Pieces are left to the detail, which names them ("2 implants, …").
 * Null when the line has no quantity.
 */
export function quantityText({
  quantity,
  quantity_unit: unit,
}: Pick<Inclusion, 'quantity' | 'quantity_unit'>): { key: PackageText; count: number } | null {
  const key = unit === null ? undefined : UNITS[unit];
  return quantity === null || key === undefined ? null : { key, count: quantity };
}
