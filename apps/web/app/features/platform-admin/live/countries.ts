import type { Feed, FeedEntry } from '@travesia/contracts/platform-admin';

/** A country with who is there and what happened there. */
export interface CountryRow {
  /** Null for what has none. */
  country: string | null;
  /** Active users; null for fewer than are counted, 0 for none. */
  users: number | null;
  /** What happened. */
  entries: number;
}

/** Countries with active users or entries, the busiest first. */
export function countriesOf(active: Feed['active'], entries: readonly FeedEntry[]): CountryRow[] {
  const rows = new Map<string | null, CountryRow>();
  for (const { country, users } of active) rows.set(country, { country, users, entries: 0 });
  for (const { country, count } of entries) {
    const row = rows.get(country) ?? { country, users: 0, entries: 0 };
    rows.set(country, { ...row, entries: row.entries + count });
  }
  const weight = ({ users, entries: happened }: CountryRow) => (users ?? 1) + happened;
  return [...rows.values()].toSorted(
    (one, other) => weight(other) - weight(one) || (one.country ?? '').localeCompare(other.country ?? ''),
  );
}
