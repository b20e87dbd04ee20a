import {
  type AdminPayout,
  type ClinicBalance,
  exportTransfers,
  listAdminPayouts,
  listBalances,
} from '@travesia/contracts/financials';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { ListScreen, type LoadedList } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { balancesList, PAYOUT_TABS, payoutsList } from '../money-lists.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useClinicFilter } from './clinic-filter.tsx';
import { MoneyPage } from './money-page.tsx';
import { useBalanceColumns, usePayoutColumns } from './payout-columns.tsx';

// Few visits pay something out.
const PayoutDialog = lazy(() => import('./payout-dialog.tsx').then((file) => ({ default: file.PayoutDialog })));

/** `/admin/payments/payouts`: what clinics are owed; `?status=` is the transfers to them. */
export function PayoutsPage() {
  return (
    <MoneyPage part="payouts">
      <Views />
    </MoneyPage>
  );
}

function Views() {
  const t = useTexts(adminMoneyTexts);
  const { clinic, page } = useAsked(balancesList);
  const { status } = useAsked(payoutsList);
  const isOwed = status === undefined;
  const balances = useCall(listBalances, { query: { clinic, page: isOwed ? page : 1 } }, { keep: true });
  const payouts = useCall(
    listAdminPayouts,
    { query: { clinic, page, ...(status === 'all' ? {} : { status }) } },
    { enabled: !isOwed, keep: true },
  );
  const reload = () => Promise.all([balances.reload(), payouts.reload()]);
  const asked = useClinicFilter(clinic, balances.data?.data[0]?.clinic);
  const shown = {
    filters: { label: t('owed.filter'), filters: { clinic: asked.words } },
    tools: (
      <>
        {asked.tool}
        <ExportButton label={t('transfers.export')} ask={() => sessionCall(exportTransfers, { body: {} })} />
      </>
    ),
  };
  return (
    <>
      <ListTabs
        name="status"
        label={t('payouts.tabs')}
        chosen={status ? [status] : []}
        tabs={[
          { value: null, label: t('owed.title'), count: balances.data?.total },
          ...PAYOUT_TABS.map((value) => ({
            value,
            label: value === 'all' ? t('payouts.all') : t(`payout.${value}`),
            count: value === status ? payouts.data?.total : undefined,
          })),
        ]}
      />
      {isOwed ? <Owed {...shown} loaded={balances} reload={reload} /> : null}
      {isOwed ? null : <Payouts {...shown} loaded={payouts} reload={reload} />}
    </>
  );
}

interface Shown<Row> {
  filters: WordsOf<typeof balancesList>;
  tools: ReactNode;
  loaded: LoadedList<Row>;
  reload: () => Promise<unknown>;
}

function Owed({ reload, ...shown }: Shown<ClinicBalance>) {
  const t = useTexts(adminMoneyTexts);
  const [paying, setPaying] = useState<ClinicBalance | null>(null);
  return (
    <section aria-label={t('owed.title')}>
      <ListScreen
        {...shown}
        definition={balancesList}
        caption={t('owed.title')}
        rowKey={({ clinic: { id }, available }) => `${id} ${available.currency}`}
        columns={useBalanceColumns(setPaying)}
        empty={t('owed.none')}
        nothing={t('owed.noneOfClinic')}
      />
      <Suspense>
        {paying ? <PayoutDialog balance={paying} reload={reload} onClose={() => setPaying(null)} /> : null}
      </Suspense>
    </section>
  );
}

function Payouts({ reload, ...shown }: Shown<AdminPayout>) {
  const t = useTexts(adminMoneyTexts);
  return (
    <section aria-label={t('payouts.title')}>
      <ListScreen
        {...shown}
        definition={payoutsList}
        caption={t('payouts.title')}
        rowKey={({ id }) => id}
        columns={usePayoutColumns(reload)}
        empty={t('payouts.none')}
        nothing={t('payouts.nothing')}
      />
    </section>
  );
}
