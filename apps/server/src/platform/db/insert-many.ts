import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { tableName } from './columns.ts';
import type { Db, Tx } from './database.ts';
import { preparedStatement } from './statement.ts';

/**
 * Inserts any number of rows by one constant statement with one parameter, so that it is built and planned once. Rows name the
 * given columns, and the table's defaults fill the others. `unlessPresent` leaves out those that break a unique constraint.
 */
export function insertMany<Table extends PgTable, Key extends keyof Table['$inferSelect'] & string>(
  table: Table,
  keys: readonly Key[],
  { unlessPresent = false } = {},
): (db: Db | Tx, rows: readonly Pick<Table['$inferSelect'], Key>[]) => Promise<void> {
  const all = getTableColumns(table);
  const columns = keys.map((key) => {
    const column = all[key];
    if (!column) throw new Error(`the table has no column ${key}`);
    return { key, name: sql.identifier(column.name), type: sql.raw(column.getSQLType()) };
  });
  const list = (of: (column: (typeof columns)[number]) => ReturnType<typeof sql>) => sql.join(columns.map(of), sql`, `);
  const insert = preparedStatement(
    `insert many ${tableName(table)}`,
    sql`insert into ${table} (${list(({ name }) => sql`${name}`)})
      select ${list(({ name }) => sql`${name}`)} from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb)
        as given (${list(({ name, type }) => sql`${name} ${type}`)}) ${unlessPresent ? sql`on conflict do nothing` : sql``}`,
  );
  const names = columns.map(({ key }) => [key, all[key]?.name ?? key] as const);
  return async (db, rows) => {
    if (!rows.length) return;
    const given = rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, row[key]])));
    await insert(db, { rows: JSON.stringify(given) });
  };
}
