import { type Adjustment, listAdjustments } from '@travesia/contracts/financials';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { adminMoneyTexts } from '../texts.ts';
import { adjustmentsList } from '../money-lists.ts';
import { AdjustmentActs } from './adjustment-acts.tsx';
import { AdjustmentBadge } from './badges.tsx';
import { useClinicFilter } from './clinic-filter.tsx';
import { ClinicLink, MoneyPage } from './money-page.tsx';
import { SignedAmount } from './signed-amount.tsx';

// Few visits correct something.
const AdjustmentDialog = lazy(() =>
  import('./adjustment-dialog.tsx').then((file) => ({ default: file.AdjustmentDialog })),
);

/** `/admin/payments/adjustments`: corrections of what clinics are owed. */
export function AdjustmentsPage() {
  return (
    <MoneyPage part="adjustments">
      <Adjustments />
    </MoneyPage>
  );
}

function Adjustments() {
  const t = useTexts(adminMoneyTexts);
  const asked = useAsked(adjustmentsList);
  const loaded = useCall(listAdjustments, { query: asked }, { keep: true });
  const clinic = useClinicFilter(asked.clinic, loaded.data?.data[0]?.clinic);
  const [isOpen, setOpen] = useState(false);
  const me = useSession(({ user }) => user?.id);
  const hasOwn = loaded.data?.data.some(
    ({ status, requested_by: asker }) => status === 'waiting_for_approval' && asker?.id === me,
  );
  return (
    <>
      <p>
        <Button type="button" variant="primary" icon="plus" onClick={() => setOpen(true)}>
          {t('adjust.open')}
        </Button>
      </p>
      <ListScreen
        definition={adjustmentsList}
        filters={{ label: t('adjust.filter'), filters: { clinic: clinic.words } }}
        caption={t('part.adjustments')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={useAdjustmentColumns(loaded.reload)}
        count={(count) => t('adjust.count', { count })}
        tools={clinic.tool}
        empty={t('adjust.none')}
        nothing={t('adjust.noneOfClinic')}
      />
      {hasOwn ? <p className="small muted">{t('adjust.own')}</p> : null}
      <Suspense>{isOpen ? <AdjustmentDialog reload={loaded.reload} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

function useAdjustmentColumns(reload: () => Promise<void>): ListColumn<Adjustment>[] {
  const t = useTexts(adminMoneyTexts);
  return [
    { key: 'clinic', name: t('column.clinic'), cell: ({ clinic }) => <ClinicLink {...clinic} /> },
    {
      key: 'amount',
      name: t('column.amount'),
      numeric: true,
      cell: ({ amount }) => <SignedAmount amount={amount} />,
    },
    {
      key: 'reason',
      name: t('column.reason'),
      bare: true,
      cell: ({ reason, refusal }) => (
        <>
          {reason}
          {refusal ? <span className="admin-second">{t('adjust.refusal', { reason: refusal })}</span> : null}
        </>
      ),
    },
    {
      key: 'status',
      name: t('column.status'),
      bare: true,
      cell: ({ status }) => <AdjustmentBadge status={status} />,
    },
    {
      key: 'who',
      name: t('column.askedBy'),
      cell: ({ requested_by: asker, approved_by: second, created_at: at }) => (
        <>
          {asker?.name ?? t('person.gone')} <When at={at} />
          {second ? <span className="admin-second">{t('adjust.decidedBy', { name: second.name })}</span> : null}
        </>
      ),
    },
    {
      key: 'acts',
      name: t('column.acts'),
      acts: true,
      cell: (adjustment) => <AdjustmentActs adjustment={adjustment} reload={reload} />,
    },
  ];
}
