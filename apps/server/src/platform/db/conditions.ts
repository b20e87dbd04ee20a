import { type Column, type SQL, sql } from 'drizzle-orm';

/** A list of texts as one SQL parameter. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Whether a UUID is one of a list, as one SQL parameter: `inArray` takes one for each. */
export const isAmong = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/** The date at an instant in the IANA zone that a SQL expression gives, for rows that each have a zone of their own. */
export const todayAt = (zone: SQL, now: Date): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`;

/** Conditions joined by `and`; none means true. */
export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql.join([...conditions], sql` and `) : sql`true`;
