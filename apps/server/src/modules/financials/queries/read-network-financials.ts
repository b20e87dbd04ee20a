import { FIGURES, type NetworkFinancials } from '@travesia/contracts/financials';
import { convertMoney, type Rate } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf, presentFigures } from '../financials.presenter.ts';
import { FIGURE_ZEROS, type FigureSums } from '../figures/figure-lines.rules.ts';
import { sumFigures } from '../money-lines.repo.ts';

interface OfCurrency {
  currency: string;
  sums: FigureSums;
}

/** Money of an organization's clinics by clinic and currency, and in one currency if one is chosen. */
export async function readNetworkFinancials(
  { database: { db }, reference, clock }: FinancialsDeps,
  scope: MoneyScope,
  chosen: string | undefined,
): Promise<NetworkFinancials> {
  const [{ rates }, clinics] = await Promise.all([reference(), sumFigures(db, scope)]);
  if (chosen && !rates.has(chosen))
    throw new ProblemError('request.invalid', {
      fields: [{ path: 'query.in', code: 'unknown_currency', message: 'has no exchange rate' }],
    });
  const byCurrency = sumByCurrency(clinics);
  return {
    as_of: clock.now().toISOString(),
    clinics: clinics.map(({ providerId, name, currency, sums }) => ({
      clinic: { id: providerId, name },
      currency,
      figures: presentFigures(sums, currency),
    })),
    by_currency: byCurrency.map(({ currency, sums }) => ({ currency, figures: presentFigures(sums, currency) })),
    converted: chosen ? convert(byCurrency, chosen, rates) : null,
  };
}

function sumByCurrency(clinics: readonly OfCurrency[]): OfCurrency[] {
  const sums = new Map<string, FigureSums>();
  for (const { currency, sums: figures } of clinics) {
    const before = sums.get(currency) ?? FIGURE_ZEROS;
    const both = Object.fromEntries(FIGURES.map((name) => [name, before[name] + figures[name]])) as FigureSums;
    sums.set(currency, both);
  }
  return [...sums].map(([currency, figures]) => ({ currency, sums: figures }));
}

/** Each currency is converted figure by figure, then added up. */
function convert(
  all: readonly OfCurrency[],
  chosen: string,
  rates: ReadonlyMap<string, Rate>,
): NetworkFinancials['converted'] {
  const known = all.filter(({ currency }) => rates.has(currency));
  const inChosen = (amount: number, currency: string) => convertMoney(moneyOf(amount, currency), chosen, rates).amount;
  const total = Object.fromEntries(
    FIGURES.map((name) => [name, known.reduce((sum, { currency, sums }) => sum + inChosen(sums[name], currency), 0)]),
  ) as FigureSums;
  return {
    figures: presentFigures(total, chosen),
    rates: known
      .filter(({ currency }) => currency !== chosen)
      .map(({ currency, sums }) => ({
        currency,
        rate: rateBetween(rates, currency, chosen),
        date: [rates.get(currency)?.date ?? '', rates.get(chosen)?.date ?? ''].toSorted()[0] ?? '',
        available: moneyOf(inChosen(sums.available, currency), chosen),
      })),
  };
}

const SHOWN_DIGITS = 6;

/** For reading only: amounts are converted exactly. */
function rateBetween(rates: ReadonlyMap<string, Rate>, from: string, to: string): string {
  const [one, other] = [rates.get(from), rates.get(to)];
  return one && other ? (Number(other.perUsd) / Number(one.perUsd)).toPrecision(SHOWN_DIGITS) : '';
}
