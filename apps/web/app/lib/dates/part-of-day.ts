export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Part of the day for a greeting: afternoon from noon, evening from six; night counts as evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
