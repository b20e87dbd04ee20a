import type { ClinicFinancials } from '@travesia/contracts/financials';
import type { Locale } from '@travesia/contracts/kit';
import { feePercent } from '../../payments/index.ts';
import { pausedAt } from '../accounts/account.rules.ts';
import { presentBrief } from '../accounts/accounts.presenter.ts';
import { listInUse } from '../accounts/payout-accounts.repo.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf, presentFigures, presentOffer } from '../financials.presenter.ts';
import { FIGURE_ZEROS, sumByOffer, sumFigures } from '../money-lines.repo.ts';
import { listPayable, type Payee } from '../payouts.repo.ts';
import { holdOf, nextPayoutDay } from '../payouts.rules.ts';

const USUAL = 'USD';
const NOBODY: Payee = { isVerified: false, isActive: false, country: '', timeZone: 'UTC', demo: false };

/** What a clinic received, earned and was paid in one currency: the asked one, or the most used. */
export async function readClinicFinancials(
  { database: { db }, reference, clock }: FinancialsDeps,
  scope: MoneyScope,
  asked: string | undefined,
  language: Locale,
): Promise<ClinicFinancials> {
  const now = clock.now();
  const clinicId = scope.of.kind === 'clinic' ? scope.of.id : '';
  const [kept, all, payable, accounts] = await Promise.all([
    reference(),
    sumFigures(db, scope),
    listPayable(db, scope, [clinicId]),
    listInUse(db, scope, [clinicId]),
  ]);
  const currency = asked ?? all[0]?.currency ?? USUAL;
  const sums = all.find((one) => one.currency === currency)?.sums ?? FIGURE_ZEROS;
  const offers = await sumByOffer(db, scope, currency);
  const clinic = payable.get(clinicId) ?? NOBODY;
  const account = accounts.find((one) => one.currency === currency) ?? null;
  const available = moneyOf(sums.available, currency);
  return {
    currency,
    currencies: all.map((one) => one.currency),
    as_of: now.toISOString(),
    figures: presentFigures(sums, currency),
    next_payout: {
      on: nextPayoutDay(now),
      amount: available,
      held_because: holdOf({ ...clinic, account }, available, { rates: kept.rates, at: now }),
      account: account && presentBrief(account),
      paused_until: (account && pausedAt(account, now)?.toISOString()) ?? null,
      time_zone: clinic.timeZone,
    },
    fee_percent: feePercent(clinic.country),
    by_offer: offers.map((offer) => presentOffer(offer, currency, kept, language)),
  };
}
