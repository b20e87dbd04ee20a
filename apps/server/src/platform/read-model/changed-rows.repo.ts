import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** What a statement reads: `select … from … where condition`, with a column `key` that no two rows share. */
export interface RowSource {
  /** Columns, `key` among them as text. */
  columns: SQL;
  from: SQL;
  /** The tables of `from` whose changes change a row, by their names in it. */
  tables: readonly string[];
  /** What `key` is made of, to read in its order. */
  key: SQL;
  /** Its type in the database. */
  keyType: 'uuid' | 'text' | 'int';
  /** Under which name \`deleted_rows\` has the keys of its deleted rows. */
  deletedAs: string;
}

/** What has changed since a horizon. */
export interface Changes {
  /** In no order; one more than was asked for at most. */
  rows: KeyedRow[];
  /** Keys of rows that are there no longer. */
  deleted: string[];
  /** How many rows there are now. */
  total: number;
  horizon: string;
}

export interface KeyedRow {
  key: string;
}

/** The oldest transaction that may still commit: what is changed from now on carries this number or a later one. */
export async function readHorizon(db: Db): Promise<string> {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as horizon`,
  );
  return rows[0]?.horizon ?? '0';
}

/** At most `limit` rows after a key, in the order of their keys. */
export async function readRowsAfter(
  db: Db,
  { columns, from, key }: RowSource,
  after: string | null,
  limit: number,
): Promise<KeyedRow[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select ${columns} from ${from} where ${after === null ? sql`true` : sql`${key} > ${after}`} order by ${key} limit ${limit}`,
  );
  return rows;
}

/**
 * In one snapshot: the rows that transactions from `horizon` on have changed or deleted, how many rows there are, and the next horizon.
 * A row carries the number of the transaction that wrote it; unlike a time of change it cannot be missed by a late commit.
 * Of changed rows and of deleted ones at most `limit` are answered.
 */
export async function readChangedRows(
  db: Db,
  { columns, from, tables, key, keyType, deletedAs }: RowSource,
  horizon: string,
  limit: number,
): Promise<Changes> {
  const changed = tables.map((table) => sql`age(${sql.raw(table)}.xmin) <= age(${horizon}::text::xid)`);
  // A horizon that lies ahead was read from another database than the present one, such as one restored from a copy.
  const restored = sql`age(${horizon}::text::xid) < 0`;
  const { rows } = await db.execute<{
    key: string | null;
    rows_total: number;
    rows_horizon: string;
    rows_deleted: string[];
  }>(sql`
    select now.*, changed.* from (
      select count(*)::int as rows_total, pg_snapshot_xmin(pg_current_snapshot())::xid::text as rows_horizon, array(
        select gone.key from deleted_rows gone where gone.source = ${deletedAs} and age(gone.xmin) <= age(${horizon}::text::xid)
          and not exists (select from ${from} where ${key} = gone.key::${sql.raw(keyType)}) limit ${limit}) as rows_deleted
      from ${from}) now
    left join (select ${columns} from ${from} where ${sql.join([...changed, restored], sql` or `)} limit ${limit}) changed on true`);
  return {
    rows: rows.flatMap(({ key: its, ...row }) => (its === null ? [] : [{ key: its, ...row }])),
    deleted: rows[0]?.rows_deleted ?? [],
    total: rows[0]?.rows_total ?? 0,
    horizon: rows[0]?.rows_horizon ?? horizon,
  };
}
