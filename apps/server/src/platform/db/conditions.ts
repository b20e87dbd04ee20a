import { type SQL, sql } from 'drizzle-orm';

/** A list of texts as one SQL parameter. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Conditions joined with `and`; none means true. */
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql.join([...conditions], sql` and `) : sql`true`;
