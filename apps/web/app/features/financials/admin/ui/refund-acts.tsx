import { type AdminRefund, approveRefund, rejectRefund, retryRefund } from '@travesia/contracts/financials';
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
import { useIsOwn } from './use-is-own.ts';

type RefundAct = AdminRefund['actions'][number];
const STEPS = { approve: approveRefund, retry: retryRefund };

interface RefundActsProps {
  refund: AdminRefund;
  reload: () => Promise<unknown>;
  /** Whether why nothing can be done stands elsewhere. */
  isBrief?: boolean;
}

/** What can be done with a refund now; why not, for those who asked for it. */
export function RefundActs({ refund, reload, isBrief = false }: RefundActsProps) {
  const t = useTexts(adminMoneyTexts);
  const [asking, setAsking] = useState<RefundAct | null>(null);
  const isOwn = useIsOwn(refund.requested_by);
  const close = () => setAsking(null);
  return (
    <>
      {refund.actions.length ? (
        <div className="row money-acts">
          {refund.actions.map((act) => (
            <Button key={act} type="button" size="small" onClick={() => setAsking(act)}>
              {t(`act.${act}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {refund.status === 'waiting_for_approval' && isOwn && !isBrief ? (
        <p className="small muted">{t('refund.own')}</p>
      ) : null}
      {asking === 'approve' || asking === 'retry' ? (
        <StepDialog act={asking} refund={refund} reload={reload} onClose={close} />
      ) : null}
      {asking === 'reject' ? <RejectDialog refund={refund} reload={reload} onClose={close} /> : null}
    </>
  );
}

type DialogProps = RefundActsProps & { onClose: () => void };

function StepDialog({ act, refund, reload, onClose }: DialogProps & { act: keyof typeof STEPS }) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const { busy, problem, run } = useAct();
  const { id, version, amount } = refund;
  const confirm = async () => {
    const changed = await run(() => sessionCall(STEPS[act], { params: { id }, body: { version } }));
    await reload();
    if (!changed) return;
    showToast(t(`refund.done.${act}`));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(`refund.ask.${act}`, { amount: full(amount) })}
      confirm={t(`act.${act}`)}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t(`refund.explain.${act}`)}
    </ConfirmDialog>
  );
}

function RejectDialog({ refund: { id, version, amount }, reload, onClose }: DialogProps) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  return (
    <ReasonDialog
      place={`refund.${id}.reject`}
      title={t('refund.ask.reject', { amount: full(amount) })}
      submit={t('act.reject')}
      explain={t('refund.explain.reject')}
      hint={t('reason.team')}
      done={t('refund.done.reject')}
      act={(reason) => sessionCall(rejectRefund, { params: { id }, body: { version, reason } })}
      reload={reload}
      onClose={onClose}
    />
  );
}
