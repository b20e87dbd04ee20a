import { moveDocument } from '@travesia/contracts/journeys';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { documentTexts } from '../texts.ts';
import type { Acting } from './acting.ts';

/** Asks before a document no longer counts. */
export function VoidDialog({ journeyId, document, name, reload, onClose }: Acting) {
  const t = useTexts(documentTexts);
  const { busy, problem, run } = useAct();
  const confirm = async () => {
    const params = { id: journeyId, documentId: document.id };
    const body = { version: document.version, action: 'void' as const };
    const ended = await run(() => sessionCall(moveDocument, { params, body }));
    await reload();
    if (!ended) return;
    showToast(t('void.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('void.title', { name })}
      confirm={t('void.open')}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('void.text')}</p>
    </ConfirmDialog>
  );
}
