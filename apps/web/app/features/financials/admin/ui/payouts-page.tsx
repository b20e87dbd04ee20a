import { type ClinicBalance, exportTransfers, listAdminPayouts, listBalances } from '@travesia/contracts/financials';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
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

/** `/admin/payments/payouts`: what clinics are owed, and the transfers to them. */
export function PayoutsPage() {
  return (
    <MoneyPage part="payouts">
      <Payouts />
    </MoneyPage>
  );
}

function Payouts() {
  const t = useTexts(adminMoneyTexts);
  const owed = useAsked(balancesList);
  const asked = useAsked(payoutsList);
  const balances = useCall(listBalances, { query: owed }, { keep: true });
  const payouts = useCall(
    listAdminPayouts,
    { query: { ...asked, ...(owed.clinic ? { clinic: owed.clinic } : {}) } },
    { keep: true },
  );
  const clinic = useClinicFilter(owed.clinic, balances.data?.data[0]?.clinic);
  const [paying, setPaying] = useState<ClinicBalance | null>(null);
  const reload = () => Promise.all([balances.reload(), payouts.reload()]);
  const columns = usePayoutColumns(reload);
  return (
    <>
      <section aria-labelledby="owed" className="portal-section portal-section-main">
        <h2 id="owed">{t('owed.title')}</h2>
        <ListScreen
          definition={balancesList}
          filters={{ label: t('owed.filter'), filters: { clinic: clinic.words } }}
          caption={t('owed.title')}
          loaded={balances}
          rowKey={({ clinic: { id }, available }) => `${id} ${available.currency}`}
          columns={useBalanceColumns(setPaying)}
          tools={clinic.tool}
          empty={t('owed.none')}
          nothing={t('owed.noneOfClinic')}
        />
      </section>
      <section aria-labelledby="payouts" className="portal-section portal-section-main">
        <div className="portal-section-head">
          <h2 id="payouts">{t('payouts.title')}</h2>
          <ExportButton label={t('transfers.export')} ask={() => sessionCall(exportTransfers, { body: {} })} />
        </div>
        <ListTabs
          name="status"
          label={t('payouts.tabs')}
          chosen={asked.status ? [asked.status] : []}
          tabs={[
            { value: null, label: t('payouts.all'), count: asked.status ? undefined : payouts.data?.total },
            ...PAYOUT_TABS.map((value) => ({
              value,
              label: t(`payout.${value}`),
              count: value === asked.status ? payouts.data?.total : undefined,
            })),
          ]}
        />
        <ListScreen
          definition={payoutsList}
          caption={t('payouts.title')}
          loaded={payouts}
          rowKey={({ id }) => id}
          columns={columns}
          empty={t('payouts.none')}
          nothing={t('payouts.nothing')}
        />
      </section>
      <Suspense>
        {paying ? <PayoutDialog balance={paying} reload={reload} onClose={() => setPaying(null)} /> : null}
      </Suspense>
    </>
  );
}
