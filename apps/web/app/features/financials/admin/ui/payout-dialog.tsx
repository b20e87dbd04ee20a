import { type ClinicBalance, createPayout, listBalances, revealAccount } from '@travesia/contracts/financials';
import { MAX_PAGE_SIZE, type Money } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useAccountItems } from '../../accounts/account-facts.tsx';
import { RevealButton } from '../../accounts/reveal-button.tsx';
import { accountTexts } from '../../accounts/texts.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';

interface PayoutDialogProps {
  balance: ClinicBalance;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** What was shown before, if it has changed, and what is available now, with where it goes. */
type Shown = { before: Money | null; now: Money } & Pick<ClinicBalance, 'account' | 'paused_until'>;

/** Begins a payout of exactly the amount shown to the account shown; if one has changed, shows the present one instead. */
export function PayoutDialog({ balance, reload, onClose }: PayoutDialogProps) {
  const { clinic, available } = balance;
  const t = useTexts(adminMoneyTexts);
  const accountText = useTexts(accountTexts);
  const format = useFormat();
  const { full } = useMoney();
  const items = useAccountItems();
  const { busy, problem, run } = useAct();
  const [shown, setShown] = useState<Shown>({ before: null, now: available, ...balance });
  const { account, paused_until: paused } = shown;
  const isNewAccount = problem?.code === 'financials.account_changed';
  const isChanged = problem?.code === 'financials.amount_changed';
  const update = async () => {
    const query = { clinic: clinic.id, limit: MAX_PAGE_SIZE };
    const { data } = await sessionCall(listBalances, { query }, { background: true });
    const present = data.find((one) => one.available.currency === available.currency);
    if (present) setShown((known) => ({ ...present, before: known.now, now: present.available }));
  };
  const pay = async () => {
    if (!account) return undefined;
    const body = { provider_id: clinic.id, shown_amount: shown.now, account_id: account.id };
    const begun = await run(() => sessionCall(createPayout, { body }));
    await reload();
    if (begun) {
      showToast(t('payout.done', { reference: begun.reference }));
      return onClose();
    }
    // What was refused for another reason is shown as it was; a failed look is told by the lists behind.
    return update().catch(() => undefined);
  };
  const amount = full(shown.now);
  return (
    <ConfirmDialog
      title={t('payout.ask', { name: clinic.name })}
      confirm={t('payout.submit', { amount })}
      busy={busy}
      problem={(isChanged || isNewAccount) && shown.before ? null : problem}
      onConfirm={() => void pay()}
      onClose={onClose}
    >
      <div className="stack">
        {isChanged && shown.before ? (
          <Notice tone="warning" role="alert" title={t('payout.changed')}>
            <p>{t('payout.changed.from', { before: full(shown.before), now: amount })}</p>
          </Notice>
        ) : null}
        <Facts
          items={[
            { name: t('column.clinic'), value: <strong>{clinic.name}</strong> },
            { name: t('column.amount'), value: <strong className="num">{amount}</strong> },
            ...(account ? items(account) : []),
          ]}
        />
        {account ? (
          <RevealButton
            key={account.id}
            label={accountText('reveal.of', { currency: available.currency })}
            ask={() => sessionCall(revealAccount, { params: { id: account.id } })}
          />
        ) : null}
        {isNewAccount && shown.before ? (
          <Notice tone="warning" role="alert" title={t('payout.newAccount')}>
            <p>{t('payout.newAccount.text')}</p>
          </Notice>
        ) : null}
        {paused ? (
          <Notice tone="warning" title={t('payout.paused')}>
            <p>{t('payout.paused.text', { time: format.instant(paused, ownTimeZone()) })}</p>
          </Notice>
        ) : null}
        <p>{t('payout.explain')}</p>
      </div>
    </ConfirmDialog>
  );
}
