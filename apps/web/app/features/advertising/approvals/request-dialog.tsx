import {
  requestTreatmentApproval,
  type RestrictedTreatment,
  type RestrictedTreatments,
} from '@travesia/contracts/advertising';
import { useAct } from '../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { approvalsTexts } from './texts.ts';
import { Warnings } from './warnings.tsx';

interface RequestDialogProps {
  clinicId: string;
  restricted: RestrictedTreatment;
  onDone: (now: RestrictedTreatments) => void;
  onClose: () => void;
}

/** Asks Travesía to let the clinic offer a restricted treatment. */
export default function RequestDialog({ clinicId, restricted, onDone, onClose }: RequestDialogProps) {
  const t = useTexts(approvalsTexts);
  const language = useLocale();
  const { busy, fault, problem, run } = useAct();
  const { treatment, warnings } = restricted;
  const { form } = useTypedForm(`clinic.${clinicId}.approval.${treatment.slug}`, { statement: '', evidence: '' });
  return (
    <DialogForm
      title={t('request.title', { treatment: treatment.name })}
      form={form}
      cancel={t('request.cancel')}
      submit={t('request.send')}
      busy={busy}
      fault={fault}
      problem={problem}
      sentences={{ statement: t('request.statementShort'), evidence: t('request.evidenceShort') }}
      onSubmit={(typed) =>
        run(async () => {
          const body = { treatment: treatment.slug, ...typed };
          onDone(await sessionCall(requestTreatmentApproval, { query: { language }, body }));
          showToast(t('request.sent'));
        })
      }
      onClose={onClose}
    >
      <p>{t('request.explain')}</p>
      <Warnings warnings={warnings} />
      <TypedArea
        name="statement"
        label={t('field.statement')}
        hint={t('request.statementHint')}
        required
        minLength={40}
        maxLength={2000}
        rows={5}
      />
      <TypedArea
        name="evidence"
        label={t('field.evidence')}
        hint={t('request.evidenceHint')}
        required
        minLength={10}
        maxLength={2000}
        rows={3}
      />
    </DialogForm>
  );
}
