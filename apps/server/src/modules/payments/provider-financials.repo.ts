import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './ledger/ledger.tables.ts';
import { CAPTURED } from './payments.tables.ts';
import { payments } from './payments.tables.ts';

/** Successful payments of a clinic by currency, most first. */
export const countByCurrency = (
  db: Db,
  providerId: string,
): Promise<{ currency: string; payments: number; last: Date | null }[]> =>
  db
    .select({
      currency: payments.currency,
      payments: sql<number>`count(*)::int`,
      last: sql<Date | null>`max(${payments.paidAt})`.mapWith(payments.paidAt),
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(bookings.providerId, providerId), inArray(payments.status, CAPTURED)))
    .groupBy(payments.currency)
    .orderBy(desc(sql`count(*)`), payments.currency);

/** Sums of the ledger for a clinic in one currency; debits positive. */
export async function sumLedger(
  db: Db,
  providerId: string,
  currency: string,
): Promise<Record<'captured' | 'refunded' | 'fees' | 'payable' | 'paidOut', number>> {
  const sumWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${ledgerPostings.amountMinor}) filter (where ${condition}), 0)::float8`;
  const { kind } = ledgerEntries;
  const account = ledgerAccounts.kind;
  const [row] = await db
    .select({
      captured: sumWhere(sql`${kind} = 'capture' and ${account} = 'gateway'`),
      refunded: sumWhere(sql`${kind} = 'refund' and ${account} = 'gateway'`),
      fees: sumWhere(sql`${account} = 'platform_fee'`),
      payable: sumWhere(sql`${account} = 'provider_payable'`),
      paidOut: sumWhere(sql`${kind} = 'payout' and ${account} = 'provider_payable'`),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .leftJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .where(
      and(
        eq(ledgerPostings.currency, currency),
        sql`coalesce(${ledgerAccounts.providerId}, ${bookings.providerId}) = ${providerId}::uuid`,
      ),
    );
  return row ?? { captured: 0, refunded: 0, fees: 0, payable: 0, paidOut: 0 };
}
