import { type ClinicBalance, createPayout, listBalances } from '@travesia/contracts/financials';
import { MAX_PAGE_SIZE, type Money } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';

interface PayoutDialogProps {
  balance: ClinicBalance;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Begins a payout of exactly the amount shown; if it has changed, shows the present one instead. */
export function PayoutDialog({ balance: { clinic, available }, reload, onClose }: PayoutDialogProps) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const { busy, problem, run } = useAct();
  /** What was shown before, if it has changed, and what is available now. */
  const [shown, setShown] = useState<{ before: Money | null; now: Money }>({ before: null, now: available });
  const isChanged = problem?.code === 'financials.amount_changed';
  const update = async () => {
    const query = { clinic: clinic.id, limit: MAX_PAGE_SIZE };
    const { data } = await sessionCall(listBalances, { query }, { background: true });
    const now = data.find((one) => one.available.currency === available.currency)?.available;
    if (now) setShown((known) => ({ before: known.now, now }));
  };
  const pay = async () => {
    const body = { provider_id: clinic.id, shown_amount: shown.now };
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
      problem={isChanged && shown.before ? null : problem}
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
          ]}
        />
        <p>{t('payout.explain')}</p>
      </div>
    </ConfirmDialog>
  );
}
