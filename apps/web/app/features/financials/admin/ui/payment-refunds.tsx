import type { AdminRefund } from '@travesia/contracts/financials';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { RefundBadge } from './badges.tsx';
import { RefundActs } from './refund-acts.tsx';
import { RefundPeople } from './refund-people.tsx';

interface PaymentRefundsProps {
  refunds: readonly AdminRefund[];
  reload: () => Promise<unknown>;
}

/** Refunds of a payment: who asked, who approved, and what can be done now. */
export function PaymentRefunds({ refunds, reload }: PaymentRefundsProps) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  return (
    <section aria-labelledby="payment-refunds" className="stack">
      <h2 id="payment-refunds">{t('payment.refunds')}</h2>
      {refunds.length ? (
        <ul className="money-rows">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <div>
                <p className="row">
                  <strong className="num">{full(refund.amount)}</strong>
                  <RefundBadge status={refund.status} />
                </p>
                <p>{refund.note ?? t(`cause.${refund.reason}`)}</p>
                <RefundPeople refund={refund} />
              </div>
              <RefundActs refund={refund} reload={reload} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('payment.refunds.none')}</p>
      )}
    </section>
  );
}
