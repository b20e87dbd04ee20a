import { DOCUMENT_LIMITS, moveDocument } from '@travesia/contracts/journeys';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { documentTexts } from '../texts.ts';
import type { ShownDocument } from './shown-document.ts';

interface EndDialogProps extends ShownDocument {
  action: 'decline' | 'withdraw';
  onClose: () => void;
}

/** Declines a document, or withdraws a signature. */
export function EndDialog({ document, show, reload, action, onClose }: EndDialogProps) {
  const t = useTexts(documentTexts);
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(`document.${document.id}.${action}`, { reason: '' });
  const end = async ({ reason }: { reason: string }) => {
    const params = { id: document.journey_id, documentId: document.id };
    const words = reason.trim();
    const body = { version: document.version, action, ...(words ? { reason: words } : {}) };
    const ended = await run(() => sessionCall(moveDocument, { params, body }));
    if (!ended) {
      void reload();
      return false;
    }
    show(ended);
    showToast(t(`end.done.${action}`));
    return true;
  };
  return (
    <DialogForm
      title={t(`end.title.${action}`)}
      form={form}
      cancel={t('keep')}
      submit={t(`end.submit.${action}`)}
      isDangerous
      busy={busy}
      problem={problem}
      fault={fault}
      onSubmit={end}
      onClose={onClose}
    >
      <p>{t(`end.text.${action}`)}</p>
      <TypedArea
        name="reason"
        label={t(`end.reason.${action}`)}
        rows={3}
        maxLength={DOCUMENT_LIMITS.note}
        required={action === 'decline'}
      />
    </DialogForm>
  );
}
