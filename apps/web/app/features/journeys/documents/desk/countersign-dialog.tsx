import { countersignDocument, listSigners } from '@travesia/contracts/journeys';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { documentTexts } from '../texts.ts';
import type { Acting } from './acting.ts';

/** A clinician signs that they explained a document. */
export function CountersignDialog({ journeyId, document, reload, onClose }: Acting) {
  const t = useTexts(documentTexts);
  const signers = useCall(listSigners);
  const { form } = useTypedForm(`document.${document.id}.countersign`, { clinician: '' });
  const { busy, fault, problem, run } = useAct();
  const sign = async ({ clinician }: { clinician: string }) => {
    const params = { id: journeyId, documentId: document.id };
    const body = { version: document.version, clinician_id: clinician };
    const signed = await run(() => sessionCall(countersignDocument, { params, body }));
    await reload();
    if (!signed) return undefined;
    showToast(t('countersign.done'));
    return true;
  };
  return (
    <FormDialog
      title={t('countersign.title')}
      form={form}
      submit={t('countersign.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      names={{ clinician_id: 'clinician' }}
      onSubmit={sign}
      onClose={onClose}
    >
      <p>{t('countersign.text')}</p>
      <LoadState loaded={signers}>
        {({ data }) =>
          data.length ? (
            <TypedSelect
              name="clinician"
              label={t('countersign.clinician')}
              required
              options={[
                { value: '', label: t('countersign.choose') },
                ...data.map(({ id, name, license }) => ({ value: id, label: `${name} · ${license}` })),
              ]}
            />
          ) : (
            <p role="alert">{t('countersign.nobody')}</p>
          )
        }
      </LoadState>
    </FormDialog>
  );
}
