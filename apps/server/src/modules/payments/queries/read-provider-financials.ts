import type { ProviderFinancials } from '@travesia/contracts/providers';
import type { Db } from '../../../platform/db/database.ts';
import { countByCurrency, sumLedger } from '../provider-financials.repo.ts';

const USUAL = 'USD';

/** Totals of a clinic's payments in its most used currency, from the ledger. */
export async function readProviderFinancials(db: Db, providerId: string): Promise<ProviderFinancials> {
  const [most, ...others] = await countByCurrency(db, providerId);
  const currency = most?.currency ?? USUAL;
  const sums = await sumLedger(db, providerId, currency);
  // What is owed and earned are credits.
  const money = (amount: number) => ({ amount: amount === 0 ? 0 : amount, currency });
  return {
    gross: money(sums.captured),
    refunded: money(-sums.refunded),
    fees: money(-sums.fees),
    paid_out: money(sums.paidOut),
    payable: money(-sums.payable),
    payments: most?.payments ?? 0,
    other_currencies: others.map((other) => other.currency),
    last_payment_at: most?.last?.toISOString() ?? null,
  };
}
