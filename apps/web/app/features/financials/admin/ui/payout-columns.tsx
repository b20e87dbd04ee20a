import type { AdminPayout, ClinicBalance } from '@travesia/contracts/financials';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { useAccountWords } from '../../accounts/account-facts.tsx';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { PayoutStatus } from '../../ui/payout-status.tsx';
import { ClinicLink } from './money-page.tsx';
import { PayoutActs } from './payout-acts.tsx';

/** Columns of what clinics are owed; `pay` begins a payout. */
export function useBalanceColumns(pay: (balance: ClinicBalance) => void): ListColumn<ClinicBalance>[] {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const words = useAccountWords();
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
      key: 'account',
      name: t('payout.to'),
      cell: ({ account, paused_until: paused }) => (
        <>
          {account ? words(account) : <span className="muted">–</span>}
          {paused ? <span className="admin-second">{t('hold.account_changed')}</span> : null}
        </>
      ),
    },
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
        balance.actions.length === 0 ? (
          balance.held_because === 'account_not_verified' ? (
            <ScreenLink to={`/admin/providers/${balance.clinic.id}`} className="admin-row-link">
              {t('hold.account_not_verified')}
            </ScreenLink>
          ) : balance.held_because ? (
            <Badge icon="lock">{t(`hold.${balance.held_because}`)}</Badge>
          ) : null
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
  const words = useAccountWords();
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
      cell: ({ bank_reference: bank, reason, account }) => (
        <>
          {account ? words(account) : (reason ?? bank ?? <span className="muted">–</span>)}
          {account && (reason ?? bank) ? <span className="admin-second">{reason ?? bank}</span> : null}
        </>
      ),
    },
    {
      key: 'acts',
      name: t('column.acts'),
      acts: true,
      cell: (payout) => <PayoutActs payout={payout} reload={reload} />,
    },
  ];
}
