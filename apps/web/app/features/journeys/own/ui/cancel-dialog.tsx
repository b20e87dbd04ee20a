import { changeJourney, type Journey, type JourneySummary } from '@travesia/contracts/journeys';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ownJourneysTexts } from '../texts.ts';

const REASON_MAX = 2000;

interface CancelDialogProps {
  journey: Pick<JourneySummary, 'id' | 'version' | 'provider'>;
  onChanged: (journey: Journey) => void;
  /** Refused because the journey has moved on: shows what it is now. */
  onRefused: () => void;
  onClose: () => void;
}

/** Cancels a journey with a reason that the clinic reads. */
export function CancelDialog({ journey: { id, version, provider }, onChanged, onRefused, onClose }: CancelDialogProps) {
  const t = useTexts(ownJourneysTexts);
  const { form } = useTypedForm(`journey.${id}.cancel`, { reason: '' });
  const { busy, problem, fault, run } = useAct();
  const cancel = async ({ reason }: { reason: string }) => {
    const body = { action: 'cancel' as const, reason: reason.trim(), version };
    const changed = await run(() => sessionCall(changeJourney, { params: { id }, body }));
    if (!changed) {
      onRefused();
      return false;
    }
    onChanged(changed);
    showToast(t('cancel.done'));
    return true;
  };
  return (
    <DialogForm
      title={t('cancel.title')}
      form={form}
      cancel={t('cancel.keep')}
      submit={t('cancel.submit')}
      isDangerous
      busy={busy}
      problem={problem}
      fault={fault}
      onSubmit={cancel}
      onClose={onClose}
    >
      <p>{t('cancel.text', { clinic: provider.name })}</p>
      <TypedArea
        name="reason"
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint', { clinic: provider.name })}
        rows={3}
        maxLength={REASON_MAX}
        required
      />
    </DialogForm>
  );
}
