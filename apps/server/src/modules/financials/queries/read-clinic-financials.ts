import type { ClinicFinancials } from '@travesia/contracts/financials';
import type { Locale } from '@travesia/contracts/kit';
import type { Db } from '../../../platform/db/database.ts';
import { feePercent } from '../../payments/index.ts';
import { pausedAt } from '../accounts/account.rules.ts';
import { presentBrief } from '../accounts/accounts.presenter.ts';
import { listInUse } from '../accounts/payout-accounts.repo.ts';
import { figuresOf } from '../figures/figure-lines.rules.ts';
import { listTitles, sumFrozen } from '../figures/ledger-sums.repo.ts';
import { currenciesOf, type Offer, offersOf } from '../figures/offers.rules.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf, presentFigures, presentOffer } from '../financials.presenter.ts';
import { listPayable, type Payee } from '../payouts.repo.ts';
import { holdOf, nextPayoutDay } from '../payouts.rules.ts';

const USUAL = 'USD';
const MOST_OFFERS = 100;
const NOBODY: Payee = { isVerified: false, isActive: false, country: '', timeZone: 'UTC', demo: false };

/** What a clinic received, earned and was paid in one currency: the asked one, or the most used. */
export async function readClinicFinancials(
  { database: { db }, reference, clock, closed }: FinancialsDeps,
  scope: MoneyScope,
  asked: string | undefined,
  language: Locale,
): Promise<ClinicFinancials> {
  const now = clock.now();
  const clinicId = scope.of.kind === 'clinic' ? scope.of.id : '';
  const [payable, accounts] = await Promise.all([listPayable(db, scope, [clinicId]), listInUse(db, scope, [clinicId])]);
  // One that the user may not see has no money.
  const [kept, sums, frozen] = await Promise.all([
    reference(),
    payable.has(clinicId) ? closed.read(db, clinicId) : [],
    sumFrozen(db, clinicId),
  ]);
  const currencies = currenciesOf(sums);
  const currency = asked ?? currencies[0] ?? USUAL;
  const ofCurrency = sums.filter((one) => one.currency === currency);
  const figures = figuresOf(ofCurrency, frozen.get(currency) ?? 0);
  const offers = await titled(db, offersOf(ofCurrency).slice(0, MOST_OFFERS));
  const clinic = payable.get(clinicId) ?? NOBODY;
  const account = accounts.find((one) => one.currency === currency) ?? null;
  const available = moneyOf(figures.available, currency);
  return {
    currency,
    currencies,
    as_of: now.toISOString(),
    figures: presentFigures(figures, currency),
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

/** Offers with the names of their packages and services. */
async function titled(db: Db, offers: readonly Offer[]) {
  const packages = offers.flatMap(({ packageId }) => packageId ?? []);
  const services = offers.flatMap(({ service }) => service ?? []);
  const titles = await listTitles(db, { packages, services });
  return offers.map(({ service, ...offer }) => ({
    ...offer,
    packageTitle: titles.get(offer.packageId ?? '') ?? null,
    serviceName: titles.get(service ?? '') ?? null,
  }));
}
