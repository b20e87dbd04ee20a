import type { ClinicPart } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { ClinicRows, MovedRows } from './clinic-holders.ts';

const name = (text: string) => sql.identifier(text);
const columnOf = ({ column = 'provider_id' }: Pick<ClinicRows, 'column'>): string => column;
const keyOf = ({ key = 'id' }: Pick<ClinicRows, 'key'>): string => key;
// Without a cast, so that indexes serve: the parameter takes the column's type, which is text where a table is about several things.
const sameClinic = (column: SQL, id: string): SQL => sql`${column} = ${id}`;
const belongs = (rows: ClinicRows, id: string): SQL =>
  sql`${sameClinic(sql`t.${name(columnOf(rows))}`, id)}${rows.where ? sql` and ${sql.raw(rows.where)}` : sql``}`;

/** Condition for rows `t` of one clinic that move to another. */
function moves(rows: ClinicRows, to: string): SQL {
  const { table, rule, unique, uniqueWhere, where } = rows;
  if (rule === 'stay') return sql`false`;
  const theirs = sql`${sameClinic(sql`o.${name(columnOf(rows))}`, to)}`;
  const ofTheirs = (expression: string) => sql.raw(expression.replaceAll(/\bt\./g, 'o.'));
  const also = (condition: string | undefined) => (condition ? sql` and ${ofTheirs(condition)}` : sql``);
  if (rule === 'one') return sql`not exists (select from ${name(table)} o where ${theirs})`;
  if (!unique) return sql`true`;
  const agree = sql.join(
    unique.map((expression) => sql`${ofTheirs(expression)} is not distinct from ${sql.raw(expression)}`),
    sql` and `,
  );
  const free = sql`not exists (select from ${name(table)} o where ${theirs} and ${agree}${also(where)}${also(uniqueWhere)})`;
  return uniqueWhere ? sql`(not (${sql.raw(uniqueWhere)}) or ${free})` : free;
}

/** Moves the rows of one clinic to another; returns those that moved. */
export async function moveRows(tx: Tx, rows: ClinicRows, from: string, to: string): Promise<MovedRows | null> {
  const { table, rule, along, position } = rows;
  if (rule === 'stay') return null;
  const [column, key] = [columnOf(rows), keyOf(rows)];
  const last = position
    ? sql`, ${name(position)} = t.${name(position)} + coalesce((select max(o.${name(position)}) + 1 from ${name(table)} o
        where ${sameClinic(sql`o.${name(column)}`, to)}), 0)`
    : sql``;
  const { rows: moved } = await tx.execute<{ key: string }>(sql`
    update ${name(table)} t set ${name(column)} = ${to}${along ? alongTo(along, from, to) : sql``}${last}
    where ${belongs(rows, from)} and ${moves(rows, to)} returning t.${name(key)}::text as key`);
  if (!moved.length) return null;
  const { key: given, column: named } = rows;
  return {
    table,
    keys: key === column ? null : moved.map((row) => row.key),
    ...(given ? { key: given } : {}),
    ...(named ? { column: named } : {}),
    ...(along ? { along } : {}),
  };
}

const alongTo = (along: string, from: string, to: string): SQL =>
  sql`, ${name(along)} = case when t.${name(along)} = ${from} then ${to} else t.${name(along)} end`;

/** Gives a clinic back rows that moved to another and are still there. */
export async function returnRows(tx: Tx, moved: MovedRows, from: string, to: string): Promise<void> {
  const { table, keys, along } = moved;
  const [column, key] = [columnOf(moved), keyOf(moved)];
  await tx.execute(sql`
    update ${name(table)} t set ${name(column)} = ${to}${along ? alongTo(along, from, to) : sql``}
    where ${sameClinic(sql`t.${name(column)}`, from)}${
      keys ? sql` and t.${name(key)}::text = any(${sql.param([...keys])}::text[])` : sql``
    }`);
}

/** How many rows a merge would move and leave, and how many the clinic that stays has. */
export async function countRows(
  db: Db | Tx,
  all: readonly ClinicRows[],
  from: string,
  to: string,
): Promise<{ part: ClinicPart; kept: number; moves: number; stays: number }[]> {
  const counts = all.map(
    (rows) => sql`
      select ${rows.part}::text as part,
        count(*) filter (where ${belongs(rows, to)})::int as kept,
        count(*) filter (where ${belongs(rows, from)} and ${moves(rows, to)})::int as moves,
        count(*) filter (where ${belongs(rows, from)} and not (${moves(rows, to)}))::int as stays
      from ${name(rows.table)} t where ${sameClinic(sql`t.${name(columnOf(rows))}`, from)} or ${sameClinic(sql`t.${name(columnOf(rows))}`, to)}`,
  );
  const { rows } = await db.execute<{ part: ClinicPart; kept: number; moves: number; stays: number }>(sql`
    select part, sum(kept)::int as kept, sum(moves)::int as moves, sum(stays)::int as stays
    from (${sql.join(counts, sql` union all `)}) c group by part`);
  return rows;
}
