import { type BalanceRequest, withdrawBalanceRequest } from '@travesia/contracts/payments';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { Drawer } from '../../../../lib/workbench/drawer.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ShareAddress } from '../../../../ui/field/share-address.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { financialsTexts } from '../../texts.ts';
import { useMoney } from '../../ui/use-money.ts';

interface RequestActsProps {
  request: BalanceRequest;
  reload: () => Promise<unknown>;
}

/** What can be done with a request now: send its link, withdraw it. */
export function RequestActs({ request, reload }: RequestActsProps) {
  const t = useTexts(financialsTexts);
  const [asking, setAsking] = useState<'withdraw' | 'link' | null>(null);
  const { status, link, actions } = request;
  if (status !== 'open') return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast(t('requests.copied'));
    } catch {
      // Not allowed here: the address is shown, to be copied by hand.
      setAsking('link');
    }
  };
  return (
    <div className="row money-acts">
      <Button type="button" size="small" icon="link" onClick={() => void copy()}>
        {t('requests.copy')}
      </Button>
      {actions.includes('withdraw') ? (
        <Button type="button" size="small" variant="quiet" onClick={() => setAsking('withdraw')}>
          {t('requests.withdraw')}
        </Button>
      ) : null}
      {asking === 'withdraw' ? <Withdraw request={request} reload={reload} onClose={() => setAsking(null)} /> : null}
      {asking === 'link' ? (
        <Drawer title={t('requests.link')} close={() => setAsking(null)}>
          <ShareAddress label={t('requests.linkHint')} address={link} />
        </Drawer>
      ) : null}
    </div>
  );
}

function Withdraw({ request, reload, onClose }: RequestActsProps & { onClose: () => void }) {
  const t = useTexts(financialsTexts);
  const { full } = useMoney();
  const { busy, problem, run } = useAct();
  const { id, version, amount, booking } = request;
  const confirm = async () => {
    const changed = await run(() => sessionCall(withdrawBalanceRequest, { params: { id }, body: { version } }));
    if (changed) {
      showToast(t('requests.withdrawn'));
      onClose();
    }
    await reload();
  };
  return (
    <ConfirmDialog
      title={t('requests.askWithdraw', { amount: full(amount), reference: booking.reference })}
      confirm={t('requests.withdraw')}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('requests.withdrawText')}</p>
    </ConfirmDialog>
  );
}
