import '../admin-money.css';
import { type AdminPayment, getAdminPayment } from '@travesia/contracts/financials';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { Figures } from '../../../../lib/screen/figures.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { DisputeAnswer } from '../../disputes/dispute-answer.tsx';
import { PaymentStatus } from '../../ui/payment-status.tsx';
import { EntryList } from './entry-list.tsx';
import { PAYMENTS } from './money-page.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentRefunds } from './payment-refunds.tsx';

// Few visits of a payment refund it.
const RefundDialog = lazy(() => import('./refund-dialog.tsx').then((file) => ({ default: file.RefundDialog })));

/** `/admin/payments/{id}`: a payment, and everything that became of it. */
export function PaymentPage({ id }: { id: string }) {
  const t = useTexts(adminMoneyTexts);
  return (
    <PortalPage title={t('payment.title')} description={t('lead.payments')} roles={['admin']} feature="admin_payments">
      <Payment key={id} id={id} />
    </PortalPage>
  );
}

function Payment({ id }: { id: string }) {
  const t = useTexts(adminMoneyTexts);
  const { data, problem, reload, show } = useCall(getAdminPayment, { params: { id } });
  return (
    <div className="stack-wide">
      <BackLink to={PAYMENTS}>{t('part.payments')}</BackLink>
      {data ? <Head payment={data} show={show} reload={reload} /> : <h1>{t('payment.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <>
          <Sums payment={data} />
          <div className="portal-columns money-columns">
            <div className="stack-wide">
              <PaymentRefunds refunds={data.refunds} reload={reload} />
              {data.disputes.map(({ id: dispute }) => (
                <section key={dispute} aria-labelledby={`payment-dispute-${dispute}`} className="stack">
                  <h2 id={`payment-dispute-${dispute}`}>{t('payment.dispute')}</h2>
                  <DisputeAnswer id={dispute} side="admin" />
                </section>
              ))}
              <section aria-labelledby="payment-ledger" className="stack">
                <h2 id="payment-ledger">{t('payment.ledger')}</h2>
                <p className="small muted">{t('payment.ledger.lead')}</p>
                {data.entries.length ? (
                  <EntryList entries={data.entries} hidesBooking />
                ) : (
                  <p className="muted">{t('payment.ledger.none')}</p>
                )}
              </section>
            </div>
            <PaymentFacts payment={data} />
          </div>
        </>
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

interface HeadProps {
  payment: AdminPayment;
  show: (payment: AdminPayment) => void;
  reload: () => Promise<void>;
}

function Head({ payment, show, reload }: HeadProps) {
  const t = useTexts(adminMoneyTexts);
  const [isOpen, setOpen] = useState(false);
  const { patient, booking, status, may_refund: mayRefund } = payment;
  return (
    <header className="admin-head">
      <div className="stack-tight">
        <h1>{patient ?? booking.reference}</h1>
        <p className="row">
          <PaymentStatus status={status} />
          {booking.title ? <span>{booking.title}</span> : null}
          <span className="muted num">{booking.reference}</span>
        </p>
      </div>
      {mayRefund ? (
        <Button type="button" variant="primary" icon="undo-2" onClick={() => setOpen(true)}>
          {t('refund.open')}
        </Button>
      ) : null}
      <Suspense>
        {isOpen ? <RefundDialog payment={payment} show={show} reload={reload} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </header>
  );
}

function Sums({ payment: { amount, received, refunded, fee, net } }: { payment: AdminPayment }) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  return (
    <Figures
      label={t('payment.sums')}
      figures={[
        {
          key: 'received',
          name: t('sum.received'),
          value: full(received),
          note: t('sum.asked', { amount: full(amount) }),
        },
        { key: 'refunded', name: t('sum.refunded'), value: full(refunded) },
        { key: 'fee', name: t('sum.fee'), value: full(fee), note: t('sum.ofBooking') },
        { key: 'net', name: t('sum.net'), value: full(net), note: t('sum.ofBooking') },
      ]}
    />
  );
}
