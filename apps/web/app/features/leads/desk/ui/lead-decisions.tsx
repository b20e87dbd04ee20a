import { LEAD_MESSAGE_MAX } from '@travesia/contracts/leads';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedArea, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { type Decision, decisionsOf, type Reason, reasonsOf } from '../desk-view.ts';
import { deskTexts } from '../texts.ts';
import type { LeadPartProps } from '../lead-part.ts';

/** The decisions that are possible now. */
export function LeadDecisions(props: LeadPartProps) {
  const t = useTexts(deskTexts);
  const [asking, setAsking] = useState<Decision | null>(null);
  const decisions = decisionsOf(props.lead);
  if (!decisions.length) return null;
  return (
    <div className="row">
      {decisions.map((decision) => (
        <Button
          key={decision}
          type="button"
          variant={decision === 'accept' || decision === 'approve' ? 'primary' : 'secondary'}
          onClick={() => setAsking(decision)}
        >
          {t(`decide.${decision}`)}
        </Button>
      ))}
      {asking ? <DecisionDialog {...props} decision={asking} onClose={() => setAsking(null)} /> : null}
    </div>
  );
}

const NOTHING = { reason: '', message: '' };

/** Asks for the reason where one is needed, and for words to the sender. */
function DecisionDialog({
  lead,
  calls,
  show,
  reload,
  decision,
  onClose,
}: LeadPartProps & { decision: Decision; onClose: () => void }) {
  const t = useTexts(deskTexts);
  const { form } = useTypedForm(`lead.${lead.id}.${decision}`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const reasons = reasonsOf(decision);
  const about = { name: lead.name, clinic: lead.clinic?.name ?? '' };
  const decide = async ({ reason, message }: typeof NOTHING) => {
    const body = {
      action: decision,
      version: lead.version,
      ...(reason ? { reason: reason as Reason } : {}),
      ...(message.trim() ? { message: message.trim() } : {}),
    };
    const input = { params: { id: lead.id }, body };
    const changed = await run(() => sessionCall(calls.decide, input));
    if (!changed) {
      await reload();
      return undefined;
    }
    show(changed);
    showToast(t(`decide.${decision}.done`));
    return true;
  };
  return (
    <FormDialog
      title={t(`decide.${decision}.title`, about)}
      form={form}
      submit={t(`decide.${decision}`)}
      isDangerous={decision === 'decline' || decision === 'reject'}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={decide}
      onClose={onClose}
    >
      <p>{t(`decide.${decision}.explain`, about)}</p>
      {reasons.length ? (
        <TypedSelect
          name="reason"
          label={t(decision === 'approve' ? 'decide.proof' : 'decide.reason')}
          required
          options={[
            { value: '', label: t('decide.choose') },
            ...reasons.map((value) => ({ value, label: t(`reason.${value}`) })),
          ]}
        />
      ) : null}
      <TypedArea
        name="message"
        label={t(decision === 'close' ? 'decide.note' : 'decide.message')}
        hint={t(decision === 'close' ? 'decide.noteHint' : 'decide.messageHint')}
        rows={4}
        maxLength={LEAD_MESSAGE_MAX}
      />
    </FormDialog>
  );
}
