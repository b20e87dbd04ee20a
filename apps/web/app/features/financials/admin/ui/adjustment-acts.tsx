import { type Adjustment, approveAdjustment, rejectAdjustment } from '@travesia/contracts/financials';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface AdjustmentActsProps {
  adjustment: Adjustment;
  reload: () => Promise<unknown>;
}

/** What can be done with a correction now. */
export function AdjustmentActs({ adjustment, reload }: AdjustmentActsProps) {
  const t = useTexts(adminMoneyTexts);
  const { signed } = useMoney();
  const [asking, setAsking] = useState<Adjustment['actions'][number] | null>(null);
  const { id, version, clinic, amount, actions } = adjustment;
  const close = () => setAsking(null);
  return (
    <>
      {actions.length ? (
        <div className="row money-acts">
          {actions.map((act) => (
            <Button key={act} type="button" size="small" onClick={() => setAsking(act)}>
              {t(`act.${act}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {asking === 'approve' ? <ApproveDialog adjustment={adjustment} reload={reload} onClose={close} /> : null}
      {asking === 'reject' ? (
        <ReasonDialog
          place={`adjustment.${id}.reject`}
          title={t('adjust.ask.reject', { name: clinic.name })}
          submit={t('act.reject')}
          explain={t('adjust.explain.reject', { amount: signed(amount) })}
          hint={t('reason.team')}
          done={t('adjust.done.reject')}
          act={(reason) => sessionCall(rejectAdjustment, { params: { id }, body: { version, reason } })}
          reload={reload}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function ApproveDialog({ adjustment, reload, onClose }: AdjustmentActsProps & { onClose: () => void }) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const { busy, problem, run } = useAct();
  const { id, version, clinic, amount, reason } = adjustment;
  const confirm = async () => {
    const changed = await run(() => sessionCall(approveAdjustment, { params: { id }, body: { version } }));
    await reload();
    if (!changed) return;
    showToast(t('adjust.done.approve'));
    onClose();
  };
  const size = full({ ...amount, amount: Math.abs(amount.amount) });
  return (
    <ConfirmDialog
      title={t('adjust.ask.approve', { name: clinic.name })}
      confirm={t('act.approve')}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          {t(amount.amount > 0 ? 'adjust.preview.add' : 'adjust.preview.deduct', { name: clinic.name, amount: size })}
        </p>
        <blockquote className="money-quote">{reason}</blockquote>
      </div>
    </ConfirmDialog>
  );
}
