import { eraseRecord, type MedicalRecord } from '@travesia/contracts/records';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { recordsTexts } from '../texts.ts';

interface EraseDialogProps {
  record: Pick<MedicalRecord, 'id' | 'title' | 'shares'>;
  onErased: () => void;
  onClose: () => void;
}

/** Asks before a record is deleted for good, and says what that means. */
export function EraseDialog({ record: { id, title, shares }, onErased, onClose }: EraseDialogProps) {
  const t = useTexts(recordsTexts);
  const { busy, problem, run } = useAct();
  const erase = async () => {
    if (!(await run(() => sessionCall(eraseRecord, { params: { id } })))) return;
    showToast(t('erase.done'));
    onClose();
    onErased();
  };
  return (
    <ConfirmDialog
      title={t('erase.title', { title })}
      confirm={t('erase.submit')}
      busy={busy}
      problem={problem}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <ul className="record-consequences">
        <li>{t('erase.final')}</li>
        <li>{t('erase.keys')}</li>
        {shares.length ? <li>{t('erase.clinics', { count: shares.length })}</li> : null}
        <li>{t('erase.log')}</li>
      </ul>
    </ConfirmDialog>
  );
}
