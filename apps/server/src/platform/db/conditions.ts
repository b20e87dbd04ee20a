import { type SQL, sql } from 'drizzle-orm';

/** A list of texts as one SQL parameter. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Conditions joined by `and`; none means true. */
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql.join([...conditions], sql` and `) : sql`true`;

/** A row `p` with `lat` and `lon` inside a map box; one over the date line has its west east of its east. */
export function boxCondition({
  west,
  south,
  east,
  north,
}: {
  west: number;
  south: number;
  east: number;
  north: number;
}): SQL {
  const longitude = west <= east ? sql`p.lon between ${west} and ${east}` : sql`(p.lon >= ${west} or p.lon <= ${east})`;
  return sql`p.lat between ${Math.min(south, north)} and ${Math.max(south, north)} and ${longitude}`;
}
