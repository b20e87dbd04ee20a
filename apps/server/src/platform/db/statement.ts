import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Db, Tx } from './database.ts';

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

/**
 * The same for statements that also run inside transactions. Instants and dates are read as text, since Drizzle runs it.
 */
export function preparedStatement<Row extends object>(
  name: string,
  text: SQL,
): (db: Db | Tx, values: Record<string, unknown>) => Promise<Row[]> {
  const built = dialect.sqlToQuery(text);
  return async (db, values) => {
    const query = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      built,
      undefined,
      name,
      false,
    );
    return (await query.execute(values)).rows;
  };
}

/**
 * A query of Drizzle's that is constant except for its placeholders: built once for the pool, and parsed and planned once by each
 * connection.
 */
export function prepared<Made>(
  name: string,
  make: (db: Db | Tx) => { prepare(name: string): Made },
): (db: Db | Tx) => Made {
  const made = new WeakMap<Db | Tx, Made>();
  return (db) => {
    const known = made.get(db) ?? make(db).prepare(name);
    made.set(db, known);
    return known;
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
