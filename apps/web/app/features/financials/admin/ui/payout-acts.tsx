import { type AdminPayout, markPayoutPaid, returnPayout } from '@travesia/contracts/financials';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../../lib/screen/action-menu.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface PayoutActsProps {
  payout: AdminPayout;
  reload: () => Promise<unknown>;
}

const ICONS = { mark_paid: 'circle-check', return: 'undo-2' } as const;

/** What can be done with a payout now. */
export function PayoutActs({ payout, reload }: PayoutActsProps) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const [asking, setAsking] = useState<AdminPayout['actions'][number] | null>(null);
  const { id, version, reference, clinic, amount, actions } = payout;
  const close = () => setAsking(null);
  const named = { name: clinic.name, amount: full(amount) };
  return (
    <>
      <ActionMenu
        label={t('payout.acts', { reference })}
        acts={actions.map((act) => ({
          key: act,
          label: t(`act.${act}`),
          icon: ICONS[act],
          onAct: () => setAsking(act),
        }))}
      />
      {asking === 'mark_paid' ? <PaidDialog payout={payout} reload={reload} onClose={close} /> : null}
      {asking === 'return' ? (
        <ReasonDialog
          place={`payout.${id}.return`}
          title={t('payout.ask.return', { reference })}
          submit={t('act.return')}
          explain={t('payout.explain.return', named)}
          hint={t('reason.clinic')}
          done={t('payout.done.return')}
          act={(reason) => sessionCall(returnPayout, { params: { id }, body: { version, reason } })}
          reload={reload}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const NOTHING = { bank_reference: '' };

function PaidDialog({ payout, reload, onClose }: PayoutActsProps & { onClose: () => void }) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const { id, version, reference, clinic, amount } = payout;
  const { form } = useTypedForm(`payout.${id}.paid`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const send = async ({ bank_reference: typed }: typeof NOTHING) => {
    const body = { version, bank_reference: typed.trim() };
    const changed = await run(() => sessionCall(markPayoutPaid, { params: { id }, body }));
    await reload();
    if (!changed) return undefined;
    showToast(t('payout.done.mark_paid'));
    return true;
  };
  return (
    <FormDialog
      title={t('payout.ask.mark_paid', { reference })}
      form={form}
      submit={t('act.mark_paid')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('payout.explain.mark_paid', { name: clinic.name, amount: full(amount) })}</p>
      <TypedText
        name="bank_reference"
        label={t('payout.bank')}
        hint={t('payout.bank.hint')}
        maxLength={100}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
