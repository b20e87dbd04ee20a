import '../financials.css';
import {
  type DeskPayment,
  getClinicFinancials,
  listClinicPayments,
  PAYMENT_TABS,
  type PaymentTab,
} from '@travesia/contracts/financials';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { ClinicPage } from '../../portal/index.ts';
import { financialsTexts } from '../texts.ts';
import { PaymentDrawer } from '../ui/payment-drawer.tsx';
import { usePaymentColumns } from '../ui/payment-columns.tsx';
import { clinicPayments } from './payments-list.ts';
import { RequestsPart } from './requests/requests-part.tsx';

const FIRST_TAB: PaymentTab = 'received';

/** `/provider/payments`: payments of the clinic's bookings with refunds and disputes; `?view=requests` is what patients are asked to pay. */
export function ClinicPaymentsPage() {
  const t = useTexts(financialsTexts);
  return (
    <ClinicPage title={t('payments.title')} description={t('payments.lead')} feature="provider_nav_payments">
      <Views />
    </ClinicPage>
  );
}

function Views() {
  const t = useTexts(financialsTexts);
  const path = useLocalPath();
  const { base } = useClinicArea();
  const [query] = useSearchParams();
  const isRequests = query.get('view') === 'requests';
  const view = (to: string, label: string, isOpen: boolean) => (
    <Link to={path(to)} aria-current={isOpen ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <div>
      <header className="desk-head">
        <h1>{t('payments.title')}</h1>
        <nav className="segments" aria-label={t('payments.views')}>
          {view(`${base}/payments`, t('payments.heading'), !isRequests)}
          {view(`${base}/payments?view=requests`, t('requests.heading'), isRequests)}
        </nav>
      </header>
      {isRequests ? <RequestsPart /> : <Payments />}
    </div>
  );
}

function Payments() {
  const t = useTexts(financialsTexts);
  const href = useQueryHref();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = useAsked(clinicPayments);
  const loaded = useCall(listClinicPayments, { query: asked }, { keep: true });
  const { base } = useClinicArea();
  const words = usePaymentWords();
  const columns = usePaymentColumns();
  const { data, problem } = loaded;
  if (problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('mayNot')}</Notice>;
  const tab = asked.tab ?? FIRST_TAB;
  const open = data?.data.find(({ id }) => id === query.get('open'));
  return (
    <section aria-label={t('payments.heading')}>
      <ListTabs
        name="tab"
        label={t('payments.tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={PAYMENT_TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`payments.tab.${key}`),
          count: data?.counts[key],
        }))}
      />
      <ListScreen<DeskPayment, typeof clinicPayments>
        definition={clinicPayments}
        filters={words}
        caption={t('payments.title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('payments.count', { count })}
        isOpen={({ id }) => id === open?.id}
        empty={t(`payments.empty.${tab}`)}
        nothing={t('payments.nothing')}
      />
      {open ? (
        <PaymentDrawer
          payment={open}
          places={{ financials: `${base}/financials`, bookings: `${base}/bookings`, disputes: `${base}/disputes` }}
          close={() => void navigate(href({ open: null }), { preventScrollReset: true })}
        />
      ) : null}
    </section>
  );
}

/** Labels of the filters; the currencies are those with money. */
function usePaymentWords() {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { data } = useCall(getClinicFinancials, { query: {} }, { keep: true });
  return {
    label: t('payments.filter'),
    filters: {
      q: { label: t('payments.search') },
      currency: {
        label: t('currency'),
        any: t('payments.anyCurrency'),
        options: data?.currencies.map((code) => ({ value: code, label: `${code} (${format.currencyName(code)})` })),
      },
      from: { label: t('period.from') },
      to: { label: t('period.to') },
    },
  };
}
