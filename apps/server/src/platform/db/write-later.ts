import { fillPlaceholders, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { tableName } from './columns.ts';
import type { Db, Tx } from './database.ts';
import { clientOf, type WritePart } from './transaction-client.ts';

const dialect = new PgDialect();

interface Built extends WritePart {
  values(given: Record<string, unknown>): unknown[];
}

function build(name: string, query: SQL): Built {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { name, text, parameters: params.length, values: (given) => fillPlaceholders(params, given) };
}

/**
 * A write whose result nobody needs, as common table expressions named unlike all others: `written as (insert …)`. In a
 * transaction it is sent with the others that wait, right before the next statement or the commit, where its errors are thrown.
 * A transaction of many small writes is then one statement.
 */
export function writeLater(name: string, query: SQL): (tx: Db | Tx, values: Record<string, unknown>) => Promise<void> {
  const part = build(name, query);
  return async (tx, values) => {
    const client = clientOf(tx);
    const given = part.values(values);
    if (client) await client.later(part, given);
    else await runAlone(tx, `with ${part.text} select 1`, name, given);
  };
}

/** A statement, with a `select` at its end, that is sent with the writes that wait. */
export function withWaitingWrites<Row extends object>(
  name: string,
  query: SQL,
): (tx: Tx, values: Record<string, unknown>) => Promise<Row[]> {
  const part = build(name, query);
  return async (tx, values) => {
    const client = clientOf(tx);
    const given = part.values(values);
    const result = client
      ? await client.withWaiting(part, given)
      : await runAlone(tx, `with ${part.text}`, name, given);
    return result.rows as Row[];
  };
}

async function runAlone(tx: Db | Tx, text: string, name: string, params: unknown[]): Promise<{ rows: object[] }> {
  const query = { sql: text, params, typings: undefined as never };
  const prepared = tx._.session.prepareQuery<{ execute: { rows: object[] }; all: unknown; values: unknown }>(
    query,
    undefined,
    name,
    false,
  );
  return prepared.execute();
}

/** Inserts complete rows of a table, each later. */
export function insertLater<Table extends PgTable>(
  table: Table,
  except: readonly string[] = [],
): (tx: Db | Tx, row: Table['$inferSelect']) => Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !except.includes(key));
  const name = tableName(table);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([key]) => sql`${sql.placeholder(key)}`),
    sql`, `,
  );
  const write = writeLater(
    `insert ${name}`,
    sql`${sql.identifier(`inserted_${name}`)} as (insert into ${table} (${names}) values (${values}))`,
  );
  return (tx, row) => {
    const given = row as Record<string, unknown>;
    return write(
      tx,
      Object.fromEntries(
        columns.map(([key, column]) => {
          const value = given[key];
          return [key, value === null || value === undefined ? null : column.mapToDriverValue(value)];
        }),
      ),
    );
  };
}
