import type { DeskPayment, Figure } from '@travesia/contracts/financials';
import type { ReactNode } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Drawer } from '../../../lib/workbench/drawer.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { usePaymentMethod } from '../../bookings/index.ts';
import { financialsTexts } from '../texts.ts';
import { DisputePart } from './dispute-part.tsx';
import { MoneyFigure } from './money-figure.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { Receipts } from './receipts.tsx';
import { useMoney } from './use-money.ts';

interface PaymentDrawerProps {
  payment: DeskPayment;
  /** Whether the clinic must be named. */
  ofMany?: boolean;
  /** Paths of screens. */
  places: {
    financials: string;
    bookings: string;
    /** Null for those who may not read evidence. */ disputes: string | null;
  };
  /** The way to a dispute for those who must act as the clinic first. */
  entryTo?: (clinic: DeskPayment['clinic'], disputeId: string) => ReactNode;
  close: () => void;
}

/** A payment with its dispute; its amounts open the ledger lines of the booking. */
export function PaymentDrawer({ payment, ofMany = false, places, entryTo, close }: PaymentDrawerProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const methodName = usePaymentMethod();
  const path = useLocalPath();
  const { full } = useMoney();
  const {
    booking,
    clinic,
    patient,
    purpose,
    status,
    amount,
    method,
    dispute,
    created_at: begun,
    paid_at: paid,
  } = payment;
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  const lines = (figure: Figure) => {
    const query = new URLSearchParams({ currency: amount.currency, figure, booking: booking.id });
    return path(`${places.financials}?${query}`);
  };
  return (
    <Drawer title={t('payment.title', { amount: full(amount) })} close={close}>
      <div className="stack">
        <p className="row">
          <PaymentStatus status={status} />
          <span className="muted num">{booking.reference}</span>
        </p>
        {dispute ? (
          <DisputePart
            dispute={dispute}
            to={places.disputes === null || booking.title === null ? null : `${places.disputes}/${dispute.id}`}
            entry={booking.title === null ? null : entryTo?.(clinic, dispute.id)}
          />
        ) : null}
        <Facts
          items={[
            ...(ofMany ? [{ name: t('network.clinic'), value: clinic.name }] : []),
            { name: t('payment.purpose'), value: t(`purpose.${purpose}`) },
            ...(patient ? [{ name: t('payment.patient'), value: patient }] : []),
            ...(booking.title ? [{ name: t('payment.what'), value: booking.title }] : []),
            { name: t('payment.begun'), value: at(begun) },
            ...(paid ? [{ name: t('payment.arrived'), value: at(paid) }] : []),
            ...(method ? [{ name: t('payment.method'), value: methodName(method) }] : []),
          ]}
        />
        <Receipts payment={payment} />
        <h3>{t('payment.money')}</h3>
        <p className="small muted">{t('payment.moneyLead')}</p>
        <dl className="money-adds">
          {figuresOf(payment).map(([figure, money]) => (
            <div key={figure}>
              <dt>{t(`figure.${figure}`)}</dt>
              <dd>
                <MoneyFigure
                  money={money}
                  name={t(`figure.${figure}`)}
                  to={money.amount === 0 ? undefined : lines(figure)}
                />
              </dd>
            </div>
          ))}
        </dl>
        {booking.title === null ? null : (
          <p>
            <ScreenLink to={`${places.bookings}/${booking.id}`} className="btn btn-secondary">
              {t('payment.booking')}
            </ScreenLink>
          </p>
        )}
      </div>
    </Drawer>
  );
}

const figuresOf = ({ received, refunded, fee, net }: DeskPayment) =>
  [
    ['received', received],
    ['refunded', refunded],
    ['fees', fee],
    ['earned', net],
  ] as const;
