import {
  type DeskPayment,
  exportNetworkPayments,
  listNetworkPayments,
  type NetworkFinancials,
  PAYMENT_TABS,
  type PaymentTab,
} from '@travesia/contracts/financials';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { ExportButton } from '../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { EnterClinicButton } from '../../contexts/index.ts';
import { financialsTexts } from '../texts.ts';
import { usePaymentColumns } from '../ui/payment-columns.tsx';
import { PaymentDrawer } from '../ui/payment-drawer.tsx';
import { networkPayments } from './network-lists.ts';
import { useMoneyWords } from './use-money-words.ts';

const FIRST_TAB: PaymentTab = 'received';
const PLACES = {
  financials: '/organization/financials',
  bookings: '/organization/bookings',
  disputes: null,
};

/** Payments of bookings of all clinics of an organization, each in its own currency. */
export function NetworkPayments({ financials }: { financials: NetworkFinancials | null }) {
  const t = useTexts(financialsTexts);
  const href = useQueryHref();
  const navigate = useNavigate();
  const path = useLocalPath();
  const [query] = useSearchParams();
  const { view: _view, ...asked } = useAsked(networkPayments);
  const { page: _page, tab = FIRST_TAB, ...filters } = asked;
  const loaded = useCall(listNetworkPayments, { query: asked }, { keep: true });
  const words = useMoneyWords(financials);
  const columns = usePaymentColumns({ clinic: true });
  const { data } = loaded;
  const open = data?.data.find(({ id }) => id === query.get('open'));
  return (
    <>
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
      <ListScreen<DeskPayment, typeof networkPayments>
        definition={networkPayments}
        filters={{ label: t('payments.filter'), filters: { q: { label: t('payments.search') }, ...words } }}
        caption={t('payments.title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('payments.count', { count })}
        isOpen={({ id }) => id === open?.id}
        tools={
          <ExportButton
            compact
            label={t('network.export')}
            disabled={!data?.total}
            ask={() => sessionCall(exportNetworkPayments, { body: { ...filters, tab } })}
          />
        }
        empty={t(`payments.empty.${tab}`)}
        nothing={t('payments.nothing')}
      />
      {open ? (
        <PaymentDrawer
          payment={open}
          ofMany
          places={PLACES}
          entryTo={(clinic, dispute) => (
            <EnterClinicButton
              via="organization"
              clinic={clinic}
              size="small"
              onEntered={() => void navigate(path(`/provider/${clinic.id}/disputes/${dispute}`))}
            >
              {t('dispute.enter')}
            </EnterClinicButton>
          )}
          close={() => void navigate(href({ open: null }), { preventScrollReset: true })}
        />
      ) : null}
    </>
  );
}
