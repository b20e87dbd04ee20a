import { EMERGENCY_REASON_MAX as MAX, EMERGENCY_REASON_MIN as MIN, openEmergency } from '@travesia/contracts/records';
import { useAct } from '../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { emergencyTexts } from './texts.ts';

interface OpenDialogProps {
  journeyId: string;
  /** Whether every record would be read, or only those shared with the clinic. */
  wholeVault: boolean;
  onOpened: () => void;
  onClose: () => void;
}

/** Says what emergency access does and that the patient is told, and asks for the reason. */
export function OpenDialog({ journeyId, wholeVault, onOpened, onClose }: OpenDialogProps) {
  const t = useTexts(emergencyTexts);
  const { form, typed } = useTypedForm(`records.emergency.${journeyId}`, { reason: '' });
  const { busy, problem, fault, run } = useAct();
  return (
    <DialogForm
      title={t('title')}
      form={form}
      cancel={t('cancel')}
      submit={t('submit')}
      isDangerous
      busy={busy}
      fault={fault}
      problem={problem}
      sentences={{ reason: t('reason.short', { min: MIN }) }}
      check={({ reason }) => ({ reason: reason.trim().length < MIN ? t('reason.short', { min: MIN }) : undefined })}
      onSubmit={({ reason }) =>
        run(async () => {
          await sessionCall(openEmergency, { params: { id: journeyId }, body: { reason: reason.trim() } });
          showToast(t('done'));
          return true;
        })
      }
      onDone={onOpened}
      onClose={onClose}
    >
      <p>{t(wholeVault ? 'what' : 'what.shared')}</p>
      <p>{t(wholeVault ? 'for' : 'for.shared')}</p>
      <p className="strong">{t(wholeVault ? 'told' : 'told.shared')}</p>
      <TypedArea
        name="reason"
        label={t('reason')}
        hint={t('reason.hint', { min: MIN, count: typed.reason.trim().length, max: MAX })}
        maxLength={MAX}
        required
      />
    </DialogForm>
  );
}
