import type { AdminPayout, ClinicBalance } from '@travesia/contracts/financials';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { PayoutStatus } from '../../ui/payout-status.tsx';
import { ClinicLink } from './money-page.tsx';
import { PayoutActs } from './payout-acts.tsx';

/** Columns of what clinics are owed; `pay` begins a payout. */
export function useBalanceColumns(pay: (balance: ClinicBalance) => void): ListColumn<ClinicBalance>[] {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const amount = (key: 'available' | 'frozen' | 'in_transit'): ListColumn<ClinicBalance> => ({
    key,
    name: t(`owed.${key}`),
    numeric: true,
    cell: (balance) => <span className="money-fits">{full(balance[key])}</span>,
  });
  return [
    { key: 'clinic', name: t('column.clinic'), cell: ({ clinic }) => <ClinicLink {...clinic} /> },
    amount('available'),
    amount('frozen'),
    amount('in_transit'),
    {
      key: 'last',
      name: t('owed.last'),
      cell: ({ last_payout_at: at }) => (at ? <When at={at} /> : <span className="muted">{t('owed.never')}</span>),
    },
    {
      key: 'acts',
      name: t('column.acts'),
      acts: true,
      cell: (balance) =>
        balance.held_because ? (
          <Badge icon="lock">{t(`hold.${balance.held_because}`)}</Badge>
        ) : (
          <Button
            type="button"
            size="small"
            aria-label={t('payout.of', { name: balance.clinic.name, amount: full(balance.available) })}
            onClick={() => pay(balance)}
          >
            {t('payout.open')}
          </Button>
        ),
    },
  ];
}

/** Columns of the list of payouts. */
export function usePayoutColumns(reload: () => Promise<unknown>): ListColumn<AdminPayout>[] {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  return [
    {
      key: 'reference',
      name: t('column.reference'),
      cell: ({ reference, created_at: at }) => (
        <>
          <span className="num">{reference}</span>
          <span className="admin-second">
            <When at={at} />
          </span>
        </>
      ),
    },
    { key: 'clinic', name: t('column.clinic'), bare: true, cell: ({ clinic }) => <ClinicLink {...clinic} /> },
    {
      key: 'amount',
      name: t('column.amount'),
      numeric: true,
      cell: ({ amount }) => <span className="money-fits">{full(amount)}</span>,
    },
    {
      key: 'status',
      name: t('column.status'),
      bare: true,
      cell: ({ status, paid_at: at }) => (
        <>
          <PayoutStatus status={status} />
          {at ? (
            <span className="admin-second">
              <When at={at} />
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'bank',
      name: t('column.bank'),
      cell: ({ bank_reference: bank, reason }) => reason ?? bank ?? <span className="muted">–</span>,
    },
    {
      key: 'acts',
      name: t('column.acts'),
      acts: true,
      cell: (payout) => <PayoutActs payout={payout} reload={reload} />,
    },
  ];
}
