import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/database.ts';
import type { DataSubject } from './personal-data.ts';

/** A table of which each row belongs to one person. */
export interface OwnedRows {
  table: PgTable;
  /** Whose row it is. */
  owner: PgColumn;
  /** Session that the row belongs to; tables without one show nothing of a person whom many share. */
  session?: PgColumn;
  /** Columns that tell a person nothing, such as hashes, or must not leave the database. */
  leaveOut?: readonly PgColumn[];
}

/** A person's rows of each table, by the table's name, with the names of the columns. */
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

/** Deletes a person's rows of each table, the last named first. */
export async function deleteOwned(tx: Tx, owned: readonly OwnedRows[], { userId }: DataSubject): Promise<void> {
  for (const { table, owner } of owned.toReversed()) await tx.delete(table).where(eq(owner, userId));
}

export const namesOf = (owned: readonly OwnedRows[]): string[] => owned.map(({ table }) => getTableName(table));
