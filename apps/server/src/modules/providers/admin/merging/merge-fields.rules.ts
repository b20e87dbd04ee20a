import type { MergeField } from '@travesia/contracts/providers';
import type { ProviderChanges, ProviderRow } from '../../writing/administer.repo.ts';

type Column = keyof ProviderRow & keyof ProviderChanges;

/** Columns of the clinic that stays which a merge changed: what they were, and what they became. */
export type FieldsBefore = Partial<Record<Column, { was: unknown; now: unknown }>>;

/** The columns that each field of the comparison stands for; they are taken together. */
export const FIELD_COLUMNS = {
  name: ['name'],
  type: ['type'],
  address: ['street', 'postalCode', 'region', 'cityId', 'lat', 'lon', 'airportMinutes'],
  phone: ['phone'],
  email: ['email'],
  website: ['website'],
  description: ['description'],
  founded_year: ['foundedYear'],
  beds: ['beds'],
  logo: ['logoFile', 'logoSmallFile'],
} as const satisfies Readonly<Record<MergeField, readonly Column[]>>;

/** Lists of which the clinic that stays gets both. */
const LISTS = ['phones', 'languages', 'specialties', 'categorySlugs'] as const;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const isGiven = (row: ProviderRow, field: MergeField): boolean => FIELD_COLUMNS[field].some((key) => row[key] !== null);

/** Whether two clinics differ in a field, and the one that is merged has it. */
export const canTake = (kept: ProviderRow, other: ProviderRow, field: MergeField): boolean =>
  isGiven(other, field) && FIELD_COLUMNS[field].some((key) => !same(kept[key], other[key]));

/** What changes at the clinic that stays: the fields taken from the other one, and what either knows of lists. */
export function fieldsToTake(
  kept: ProviderRow,
  other: ProviderRow,
  take: readonly MergeField[],
): { changes: ProviderChanges; before: FieldsBefore } {
  const taken = take.filter((field) => canTake(kept, other, field)).flatMap((field) => [...FIELD_COLUMNS[field]]);
  const wanted: Record<string, unknown> = {
    ...Object.fromEntries(taken.map((key) => [key, other[key]])),
    ...Object.fromEntries(LISTS.map((key) => [key, [...new Set([...kept[key], ...other[key]])]])),
  };
  const before: Record<string, { was: unknown; now: unknown }> = {};
  for (const [key, now] of Object.entries(wanted)) {
    const was = kept[key as Column];
    if (!same(was, now)) before[key] = { was, now };
  }
  const changes = Object.fromEntries(Object.entries(before).map(([key, { now }]) => [key, now]));
  return { changes: changes as ProviderChanges, before: before as FieldsBefore };
}

/** What goes back when a merge is undone: columns that nobody changed since. */
export function fieldsToReturn(kept: ProviderRow, before: FieldsBefore): ProviderChanges {
  const unchanged = Object.entries(before).filter(([key, { now }]) => same(kept[key as Column], now));
  return Object.fromEntries(unchanged.map(([key, { was }]) => [key, was])) as ProviderChanges;
}
