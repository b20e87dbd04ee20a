import { callForHelp, listJourneyIncidents, NOTE_MAX } from '@travesia/contracts/aftercare';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { RadioList } from '../../../ui/field/choice-list.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { aftercareTexts } from '../texts.ts';

/** The patient calls the clinic; the emergency number stands first. */
export function CallDialog({ journeyId: id, onClose }: { journeyId: string; onClose: () => void }) {
  const t = useTexts(aftercareTexts);
  const { form, typed } = useTypedForm(`journey.${id}.call`, { text: '', how: 'urgent' });
  const { busy, fault, problem, run } = useAct();
  const { reload } = useCall(listJourneyIncidents, { params: { id } });
  const call = async ({ text, how }: { text: string; how: string }) => {
    const body = { text: text.trim(), urgent: how === 'urgent' };
    const made = await run(() => sessionCall(callForHelp, { params: { id }, body }));
    if (!made) return false;
    void reload();
    showToast(t('call.done'));
    return true;
  };
  return (
    <DialogForm
      title={t('call.title')}
      form={form}
      cancel={t('cancel')}
      submit={t('call.send')}
      busy={busy}
      problem={problem}
      fault={fault}
      onSubmit={call}
      onClose={onClose}
    >
      <p className="strong">{t('form.emergency')}</p>
      <TypedArea name="text" label={t('call.what')} hint={t('call.whatHint')} rows={4} maxLength={NOTE_MAX} required />
      <RadioList
        name="how"
        legend={t('call.how')}
        chosen={[typed.how]}
        choices={[
          { value: 'urgent', label: t('call.urgent') },
          { value: 'day', label: t('call.day') },
        ]}
        onChoose={(how) => form.change({ how })}
      />
    </DialogForm>
  );
}
