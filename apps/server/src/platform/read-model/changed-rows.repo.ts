import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** What a statement reads: `select … from … where condition`, with a unique column `key`. */
export interface RowSource {
  /** Columns, including `key` as text. */
  columns: SQL;
  from: SQL;
  /** The tables of `from` whose changes affect a row, by alias. */
  tables: readonly string[];
  /** What `key` is made of, to read in its order. */
  key: SQL;
  /** Its database type. */
  keyType: 'uuid' | 'text' | 'int';
  /** Name under which \`deleted_rows\` stores the keys of its deleted rows. */
  deletedAs: string;
}

/** Changes since a horizon. */
export interface Changes {
  /** Unordered; at most one more than requested. */
  rows: KeyedRow[];
  /** Keys of deleted rows. */
  deleted: string[];
  /** Current number of rows. */
  total: number;
  horizon: string;
}

export interface KeyedRow {
  key: string;
}

/** The oldest transaction that may still commit: all later changes have this number or a higher one. */
export async function readHorizon(db: Db): Promise<string> {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as horizon`,
  );
  return rows[0]?.horizon ?? '0';
}

/** At most `limit` rows after a key, in key order. */
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
 * In one snapshot: the rows changed or deleted by transactions from `horizon` on, the number of rows, and the next
 * horizon. A row carries the number of the transaction that wrote it; unlike a timestamp, a late commit can't be
 * missed. Returns at most `limit` changed and `limit` deleted rows.
 */
export async function readChangedRows(
  db: Db,
  { columns, from, tables, key, keyType, deletedAs }: RowSource,
  horizon: string,
  limit: number,
): Promise<Changes> {
  const changed = tables.map((table) => sql`age(${sql.raw(table)}.xmin) <= age(${horizon}::text::xid)`);
  // A horizon in the future was read from another database, such as one restored from a backup.
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
