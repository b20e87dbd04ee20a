import type { AdminPayment } from '@travesia/contracts/financials';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { usePaymentMethod } from '../../../bookings/index.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { Receipts } from '../../ui/receipts.tsx';
import { ClinicLink } from './money-page.tsx';

/** What is known of a payment, with the way to its booking and clinic. */
export function PaymentFacts({ payment }: { payment: AdminPayment }) {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const methodName = usePaymentMethod();
  const { full } = useMoney();
  const { booking, clinic, method, gateway, gateway_id: id, created_at: begun, paid_at: paid } = payment;
  const { held_by_disputes: held } = payment;
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  return (
    <section aria-labelledby="payment-facts" className="stack">
      <h2 id="payment-facts">{t('payment.facts')}</h2>
      <Facts
        items={[
          {
            name: t('fact.booking'),
            value: (
              <ScreenLink to={`/admin/bookings/${booking.id}`} className="money-link">
                {booking.reference}
              </ScreenLink>
            ),
          },
          { name: t('column.clinic'), value: <ClinicLink {...clinic} /> },
          { name: t('fact.begun'), value: at(begun) },
          { name: t('fact.paid'), value: paid ? at(paid) : t('fact.notPaid') },
          { name: t('column.method'), value: method ? methodName(method) : t('method.none') },
          { name: t('fact.gateway'), value: t(`gateway.${gateway}`) },
          { name: t('fact.gatewayId'), value: id ? <code className="money-code">{id}</code> : t('fact.none') },
          { name: t('fact.refundable'), value: full(payment.refundable) },
          ...(held.amount > 0 ? [{ name: t('fact.held'), value: full(held) }] : []),
        ]}
      />
      {held.amount > 0 ? <p className="small muted">{t('held.why')}</p> : null}
      <Receipts payment={payment} />
    </section>
  );
}
