import { markRecipient, REACHED, RECALL_LIMITS, type RecallRecipient } from '@travesia/contracts/aftercare';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedArea, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { recallsTexts } from '../texts.ts';

const NOTHING = { reached: 'reached', note: '' };

interface MarkDialogProps {
  recallId: string;
  recipient: RecallRecipient;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Says how a person of a recall was reached. */
export function MarkDialog({ recallId, recipient, reload, onClose }: MarkDialogProps) {
  const t = useTexts(recallsTexts);
  const { form } = useTypedForm(`recall.${recipient.id}`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const send = async ({ reached, note }: typeof NOTHING) => {
    const params = { id: recallId, recipientId: recipient.id };
    const result = REACHED.find((one) => one === reached) ?? 'reached';
    const body = { reached: result, note: note.trim(), version: recipient.version };
    const changed = await run(() => sessionCall(markRecipient, { params, body }));
    await reload();
    if (!changed) return undefined;
    showToast(t('mark.done'));
    return true;
  };
  return (
    <FormDialog
      title={t('mark.title', { name: recipient.patient ?? t('people.gone') })}
      form={form}
      submit={t('mark.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TypedSelect
        name="reached"
        label={t('mark.result')}
        options={REACHED.map((one) => ({ value: one, label: t(`reached.${one}`) }))}
      />
      <TypedArea name="note" label={t('mark.note')} rows={3} maxLength={RECALL_LIMITS.note} required />
    </FormDialog>
  );
}
