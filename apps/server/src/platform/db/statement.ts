import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const dialect = new PgDialect();

/**
 * A statement that is constant except for its placeholders. Its text is built once, and each connection parses and
 * plans it once by name; for frequent reads.
 */
export function statement<Row>(
  name: string,
  query: SQL,
): (database: Pick<Database, 'pool'>, values: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return async ({ pool }, values) => {
    const { rows } = await pool.query({ name, text, values: fillPlaceholders(params, values) });
    return rows as Row[];
  };
}

/** A statement per kind of scope, created on first use. */
export function forEachScope<Scope extends { kind: string }, Made>(
  make: (scope: Scope) => Made,
): (scope: Scope) => Made {
  const made = new Map<string, Made>();
  return (scope) => {
    const known = made.get(scope.kind) ?? make(scope);
    made.set(scope.kind, known);
    return known;
  };
}
