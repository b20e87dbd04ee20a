import { changeJourney } from '@travesia/contracts/journeys';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ActProps } from '../act-props.ts';
import { journeyDeskTexts } from '../texts.ts';

const NOTHING = { reason: '' };
const REASON_MAX = 2000;

/** Declines a journey or cancels it, with a reason that the patient reads. */
export function EndDialog({ act, journey, show, reload, onClose }: ActProps & { act: 'decline' | 'cancel' }) {
  const t = useTexts(journeyDeskTexts);
  const { form } = useTypedForm(`journey.${journey.id}.${act}`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const { id, version, patient } = journey;
  const send = async ({ reason }: typeof NOTHING) => {
    const changed = await run(() =>
      sessionCall(changeJourney, { params: { id }, body: { action: act, reason, version } }),
    );
    if (!changed) {
      await reload();
      return undefined;
    }
    show(changed);
    showToast(t(`done.${act}`));
    return true;
  };
  return (
    <FormDialog
      title={t(`ask.${act}`, { name: patient.name })}
      form={form}
      submit={t(`act.${act}`)}
      isDangerous
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t(`explain.${act}`)}</p>
      <TypedArea name="reason" label={t('reason')} hint={t('reason.hint')} rows={4} maxLength={REASON_MAX} required />
    </FormDialog>
  );
}
