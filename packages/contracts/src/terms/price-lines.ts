import { type Money, sumMoney } from '../kit/index.ts';

/** The price line for taxes and fees; all other lines are care and travel. */
export const TAXES_AND_FEES = 'taxes_fees';

/** A price line by its key. */
export interface PriceLine {
  key: string;
  amount: Money;
}

export interface PriceSum {
  /** All lines except taxes and fees. */
  care: Money;
  taxes_and_fees: Money;
  /** The amount to pay: lines, taxes and fees. */
  total: Money;
}

/** Adds up price lines. Throws a RangeError if there are none, or if currencies differ. */
export function sumPrice(lines: readonly PriceLine[]): PriceSum {
  const total = sumMoney(lines.map(({ amount }) => amount));
  const none: Money = { amount: 0, currency: total.currency };
  const sumOf = (wanted: (key: string) => boolean) =>
    sumMoney([none, ...lines.filter(({ key }) => wanted(key)).map(({ amount }) => amount)]);
  return {
    care: sumOf((key) => key !== TAXES_AND_FEES),
    taxes_and_fees: sumOf((key) => key === TAXES_AND_FEES),
    total,
  };
}
