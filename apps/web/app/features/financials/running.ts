import { addMoney, type Money } from '@travesia/contracts/kit';

interface Line {
  amount: Money;
}

/**
 * The sum after each of some lines, newest first: that of the newest is the sum of all. Throws a RangeError for several
 * currencies.
 */
export function runningSums(lines: readonly Line[]): Money[] {
  const sums: Money[] = [];
  let sum: Money | null = null;
  for (const { amount } of lines.toReversed()) {
    sum = sum ? addMoney(sum, amount) : amount;
    sums.push(sum);
  }
  return sums.toReversed();
}
