import { exportAdminPayments, listAdminPayments, PAYMENT_TABS, type PaymentTab } from '@travesia/contracts/financials';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { paymentsList } from '../money-lists.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useClinicFilter } from './clinic-filter.tsx';
import { MoneyPage } from './money-page.tsx';
import { usePaymentColumns } from './payment-columns.tsx';
import { useCurrencyWords } from './use-currency-words.ts';

/** The tab that the list begins with. */
const FIRST_TAB: PaymentTab = 'received';

/** `/admin/payments`: payments of all clinics. */
export function PaymentsPage() {
  return (
    <MoneyPage part="payments">
      <Payments />
    </MoneyPage>
  );
}

function Payments() {
  const t = useTexts(adminMoneyTexts);
  const asked = useAsked(paymentsList);
  const { page: _page, tab = FIRST_TAB, ...filters } = asked;
  const loaded = useCall(listAdminPayments, { query: asked }, { keep: true });
  const clinic = useClinicFilter(asked.clinic, loaded.data?.data[0]?.clinic);
  return (
    <>
      <ListTabs
        name="tab"
        label={t('payments.tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={PAYMENT_TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`tab.${key}`),
          count: loaded.data?.counts[key],
        }))}
      />
      <ListScreen
        definition={paymentsList}
        filters={{
          label: t('payments.filter'),
          filters: {
            q: { label: t('filter.q') },
            clinic: clinic.words,
            currency: useCurrencyWords(),
            from: { label: t('filter.from') },
            to: { label: t('filter.to') },
          },
        }}
        caption={t('part.payments')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={usePaymentColumns()}
        count={(count) => t('payments.count', { count })}
        tools={
          <>
            {clinic.tool}
            <ExportButton
              compact
              label={t('payments.export')}
              disabled={!loaded.data?.total}
              ask={() => sessionCall(exportAdminPayments, { body: { ...filters, tab } })}
            />
          </>
        }
        empty={t(`empty.${tab}`)}
      />
    </>
  );
}
