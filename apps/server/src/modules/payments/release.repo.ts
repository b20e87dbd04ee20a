import { and, eq, notInArray, sum } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { providers } from '../providers/providers.tables.ts';
import { refunds } from './payments.tables.ts';

/** Minor units of refunds of a booking that were decided and are not in the ledger yet. */
export async function openRefundsOf(tx: Tx, bookingId: string): Promise<number> {
  const [row] = await tx
    .select({ open: sum(refunds.amountMinor) })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), notInArray(refunds.status, ['succeeded', 'rejected'])));
  return Number(row?.open ?? 0);
}

export async function countryOf(tx: Tx, providerId: string): Promise<string> {
  const [row] = await tx.select({ country: providers.country }).from(providers).where(eq(providers.id, providerId));
  if (!row) throw new Error(`there is no clinic ${providerId}`);
  return row.country;
}
