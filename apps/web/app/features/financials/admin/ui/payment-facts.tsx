import type { AdminPayment, DeskDispute } from '@travesia/contracts/financials';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { usePaymentMethod } from '../../../bookings/index.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { Receipts } from '../../ui/receipts.tsx';
import { DisputeBadge } from './badges.tsx';
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

/** Its disputes, each with until when evidence counts. */
export function PaymentDisputes({ disputes }: { disputes: readonly DeskDispute[] }) {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const { full } = useMoney();
  if (!disputes.length) return null;
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  return (
    <section aria-labelledby="payment-disputes" className="stack">
      <h2 id="payment-disputes">{t('payment.disputes')}</h2>
      <ul className="money-rows">
        {disputes.map(({ id, status, amount, reason, respond_by: until, created_at: opened, decided_at: decided }) => (
          <li key={id}>
            <div>
              <p className="row">
                <strong className="num">{full(amount)}</strong>
                <DisputeBadge status={status} />
              </p>
              <p className="small muted">
                {t('dispute.opened', { at: at(opened) })}
                {decided ? ` · ${t('dispute.decided', { at: at(decided) })}` : null}
              </p>
              <p className="small">{t.rich('dispute.reason', { reason: <q lang="en">{reason}</q> })}</p>
              {decided ? null : (
                <p className={status === 'needs_response' ? 'small admin-late' : 'small muted'}>
                  {until ? t('dispute.until', { at: at(until) }) : t('dispute.noDate')}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
