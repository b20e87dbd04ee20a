import type { Money } from '@travesia/contracts/kit';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Amounts to the last cent; `signed` says plus or minus of any but zero. */
export function useMoney(): { exact: (money: Money) => string; signed: (money: Money) => string } {
  const format = useFormat();
  const exact = ({ amount, currency }: Money): string =>
    `${amount < 0 ? '−' : ''}${format.money({ amount: Math.abs(amount), currency }, 'exact')}`;
  return { exact, signed: (money) => (money.amount > 0 ? `+${exact(money)}` : exact(money)) };
}
