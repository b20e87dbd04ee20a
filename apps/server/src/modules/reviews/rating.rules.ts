/** Mean of a distribution of 1 to 5 stars with one decimal, or null without reviews. Low ratings count like all others. */
export function averageOf(distribution: readonly number[]): number | null {
  const count = distribution.reduce((sum, of) => sum + of, 0);
  if (count === 0) return null;
  const stars = distribution.reduce((sum, of, index) => sum + of * (index + 1), 0);
  return Math.round((stars / count) * 10) / 10;
}

/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
export function distributionOf(
  tallies: readonly { overall: number; count: number }[],
): [number, number, number, number, number] {
  const of = (stars: number) =>
    tallies.filter((tally) => tally.overall === stars).reduce((sum, tally) => sum + tally.count, 0);
  return [of(1), of(2), of(3), of(4), of(5)];
}

/** Tallies summed by one of their values; those without it are omitted. */
export function countBy<T extends { count: number }>(
  tallies: readonly T[],
  valueOf: (tally: T) => string | null,
): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tally of tallies) {
    const value = valueOf(tally);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + tally.count);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}
