import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../../platform/db/database.ts';
import { countries, currencies, exchangeRates, providerTypes } from '../../catalog.tables.ts';

/** Locks a currency and reads its newest rate. */
export async function lockCurrency(tx: Tx, code: string) {
  const [row] = await tx.select().from(currencies).where(eq(currencies.code, code)).for('update');
  const [rate] = await tx
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.currency, code))
    .orderBy(desc(exchangeRates.ratedOn))
    .limit(1);
  return row && { ...row, rate };
}

export async function lockProviderType(tx: Tx, slug: string) {
  const [row] = await tx.select().from(providerTypes).where(eq(providerTypes.slug, slug)).for('update');
  return row;
}

export async function lockDestination(tx: Tx, code: string) {
  const [row] = await tx
    .select()
    .from(countries)
    .where(and(eq(countries.code, code), eq(countries.destination, true)))
    .for('update');
  return row;
}

/** Adds a rate, or corrects the one of that day. */
export async function writeRate(tx: Tx, row: typeof exchangeRates.$inferInsert): Promise<void> {
  const { perUsd, source } = row;
  await tx
    .insert(exchangeRates)
    .values(row)
    .onConflictDoUpdate({ target: [exchangeRates.currency, exchangeRates.ratedOn], set: { perUsd, source } });
}

const next = (version: PgColumn) => sql`${version} + 1`;

export async function writeCurrency(tx: Tx, code: string, set: { selectable: boolean }, at: Date): Promise<void> {
  await tx
    .update(currencies)
    .set({ ...set, editedAt: at, version: next(currencies.version) })
    .where(eq(currencies.code, code));
}

export async function writeProviderType(
  tx: Tx,
  slug: string,
  set: Pick<typeof providerTypes.$inferInsert, 'name' | 'plural'>,
  at: Date,
): Promise<void> {
  await tx
    .update(providerTypes)
    .set({ ...set, editedAt: at, version: next(providerTypes.version) })
    .where(eq(providerTypes.slug, slug));
}

export async function writeDestination(
  tx: Tx,
  code: string,
  set: Partial<typeof countries.$inferInsert>,
  at: Date,
): Promise<void> {
  await tx
    .update(countries)
    .set({ ...set, editedAt: at, version: next(countries.version) })
    .where(eq(countries.code, code));
}

const editedIn = async (tx: Tx, table: PgTable, key: PgColumn, editedAt: PgColumn): Promise<ReadonlySet<unknown>> =>
  new Set((await tx.select({ key }).from(table).where(isNotNull(editedAt))).map((row) => row.key));

/** Keys of entries that admins changed; a release leaves them as they are. */
export const listEdited = async (tx: Tx) => ({
  currencies: await editedIn(tx, currencies, currencies.code, currencies.editedAt),
  providerTypes: await editedIn(tx, providerTypes, providerTypes.slug, providerTypes.editedAt),
  countries: await editedIn(tx, countries, countries.code, countries.editedAt),
});
