import { revokeCompanion } from '@travesia/contracts/journeys';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { companionTexts } from '../texts.ts';
import type { OfCompanionProps } from './change-dialog.tsx';

/** Ends what a companion may read, after asking. */
export function EndDialog({ journeyId, companion: { id, name, version }, reload, onClose }: OfCompanionProps) {
  const t = useTexts(companionTexts);
  const { busy, problem, run } = useAct();
  const end = async () => {
    const params = { id: journeyId, companionId: id };
    const ended = await run(() => sessionCall(revokeCompanion, { params, body: { version } }));
    await reload();
    if (!ended) return;
    onClose();
    showToast(t('ended.toast', { name }));
    // The button is gone with its row.
    document.getElementById('companions')?.focus();
  };
  return (
    <ConfirmDialog
      title={t('end.title', { name })}
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
