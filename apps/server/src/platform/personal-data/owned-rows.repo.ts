import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/database.ts';
import type { DataSubject } from './personal-data.ts';

/** A table whose rows each belong to one user. */
export interface OwnedRows {
  table: PgTable;
  /** Owner of the row. */
  owner: PgColumn;
  /** Session the row belongs to; tables without one show nothing for a shared account. */
  session?: PgColumn;
  /** Columns that mean nothing to a user, such as hashes, or must not leave the database. */
  leaveOut?: readonly PgColumn[];
}

/** A user's rows of each table, by table name, with column names. */
export async function collectOwned(
  db: Db,
  owned: readonly OwnedRows[],
  { userId, onlySession }: DataSubject,
): Promise<Record<string, Record<string, unknown>[]>> {
  const collected: Record<string, Record<string, unknown>[]> = {};
  for (const { table, owner, session, leaveOut = [] } of owned) {
    if (onlySession && !session) continue;
    const columns = Object.values<PgColumn>(getTableColumns(table)).filter((column) => !leaveOut.includes(column));
    collected[getTableName(table)] = await db
      .select(Object.fromEntries(columns.map((column) => [column.name, column])))
      .from(table)
      .where(and(eq(owner, userId), onlySession && session ? eq(session, onlySession) : undefined));
  }
  return collected;
}

/** Deletes a user's rows of each table, last named first. */
export async function deleteOwned(tx: Tx, owned: readonly OwnedRows[], { userId }: DataSubject): Promise<void> {
  for (const { table, owner } of owned.toReversed()) await tx.delete(table).where(eq(owner, userId));
}

export const namesOf = (owned: readonly OwnedRows[]): string[] => owned.map(({ table }) => getTableName(table));
