import { type RecordLink, revokeRecordLink } from '@travesia/contracts/records';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { linksTexts } from './texts.ts';

interface EndLinkDialogProps {
  link: RecordLink;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Ends a link, after asking. */
export function EndLinkDialog({ link: { id }, reload, onClose }: EndLinkDialogProps) {
  const t = useTexts(linksTexts);
  const { busy, problem, run } = useAct();
  const end = async () => {
    const ended = await run(() => sessionCall(revokeRecordLink, { params: { id } }));
    await reload();
    if (!ended) return;
    onClose();
    showToast(t('end.done'));
    // The button is gone with its row.
    document.getElementById('record-links')?.focus();
  };
  return (
    <ConfirmDialog
      title={t('end.title')}
      confirm={t('end')}
      busy={busy}
      problem={problem}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>{t('end.text')}</p>
    </ConfirmDialog>
  );
}
