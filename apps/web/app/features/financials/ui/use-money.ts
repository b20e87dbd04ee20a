import type { Money } from '@travesia/contracts/kit';
import { useFormat } from '../../../lib/format/use-format.ts';

const MINUS = '\u2212';

/** Amounts as the screens of money show them: every cent, and a minus before the currency. */
export function useMoney() {
  const format = useFormat();
  const sized = ({ amount, currency }: Money): Money => ({ amount: Math.abs(amount), currency });
  const sign = ({ amount }: Money) => (amount < 0 ? MINUS : '');
  const full = (money: Money) => `${sign(money)}${format.money(sized(money), 'exact')}`;
  return {
    /** `−US$ 1,007.20` */
    full,
    /** The same with a plus before what is more than zero. */
    signed: (money: Money) => (money.amount > 0 ? `+${full(money)}` : full(money)),
    /** `−1,007.20`, where the currency is said once for all. */
    plain: (money: Money) => `${sign(money)}${format.amount(sized(money), 'exact')}`,
  };
}
