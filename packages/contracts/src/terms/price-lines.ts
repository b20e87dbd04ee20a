import { type Money, sumMoney } from '../kit/index.ts';

/** The line of a price that holds taxes and fees; all other lines are care and travel. */
export const TAXES_AND_FEES = 'taxes_fees';

/** A line of a price by its key. */
export interface PriceLine {
  key: string;
  amount: Money;
}

export interface PriceSum {
  /** All lines but taxes and fees. */
  care: Money;
  taxes_and_fees: Money;
  /** What is paid: lines, taxes and fees together. */
  total: Money;
}

/** What lines add up to. Throws a RangeError without a line, or for lines in several currencies. */
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
