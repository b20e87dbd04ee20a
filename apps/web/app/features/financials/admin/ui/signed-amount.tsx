import type { Money } from '@travesia/contracts/kit';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';

/** What a clinic is owed more or less: the sign, and the same in words. */
export function SignedAmount({ amount }: { amount: Money }) {
  const t = useTexts(adminMoneyTexts);
  const { signed } = useMoney();
  const isMore = amount.amount > 0;
  return (
    <span className={isMore ? 'money-more' : 'money-less'}>
      <span className="money-fits">{signed(amount)}</span>
      <span className="admin-second money-fits">{t(isMore ? 'adjust.more' : 'adjust.less')}</span>
    </span>
  );
}
