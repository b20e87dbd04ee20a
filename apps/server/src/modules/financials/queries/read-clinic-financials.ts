import type { ClinicFinancials } from '@travesia/contracts/financials';
import type { Locale } from '@travesia/contracts/kit';
import { feePercent } from '../../payments/index.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf, presentFigures, presentOffer } from '../financials.presenter.ts';
import { FIGURE_ZEROS, sumByOffer, sumFigures } from '../money-lines.repo.ts';
import { listPayable } from '../payouts.repo.ts';
import { holdOf, nextPayoutDay } from '../payouts.rules.ts';

const USUAL = 'USD';

/** What a clinic received, earned and was paid in one currency: the asked one, or the most used. */
export async function readClinicFinancials(
  { database: { db }, reference, clock }: FinancialsDeps,
  scope: MoneyScope,
  asked: string | undefined,
  language: Locale,
): Promise<ClinicFinancials> {
  const now = clock.now();
  const clinicId = scope.of.kind === 'clinic' ? scope.of.id : '';
  const [kept, all, payable] = await Promise.all([
    reference(),
    sumFigures(db, scope),
    listPayable(db, scope, [clinicId]),
  ]);
  const currency = asked ?? all[0]?.currency ?? USUAL;
  const sums = all.find((one) => one.currency === currency)?.sums ?? FIGURE_ZEROS;
  const offers = await sumByOffer(db, scope, currency);
  const clinic = payable.get(clinicId) ?? { isVerified: false, isActive: false, country: '' };
  const available = moneyOf(sums.available, currency);
  return {
    currency,
    currencies: all.map((one) => one.currency),
    as_of: now.toISOString(),
    figures: presentFigures(sums, currency),
    next_payout: { on: nextPayoutDay(now), amount: available, held_because: holdOf(clinic, available, kept.rates) },
    fee_percent: feePercent(clinic.country),
    by_offer: offers.map((offer) => presentOffer(offer, currency, kept, language)),
  };
}
