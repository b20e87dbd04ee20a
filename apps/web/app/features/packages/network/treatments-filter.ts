import type { OverviewRow } from '@travesia/contracts/packages';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a treatment has all typed words and is of the category, if one is chosen. */
export function isFound(
  { treatment, category }: Pick<OverviewRow, 'treatment' | 'category'>,
  typed: string,
  of: string,
) {
  if (of && category.slug !== of) return false;
  const text = plain(`${treatment.name} ${category.name}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The set with a value added, or removed if it was there. */
export const toggled = (set: ReadonlySet<string>, value: string): ReadonlySet<string> =>
  new Set(set.has(value) ? [...set].filter((one) => one !== value) : [...set, value]);
