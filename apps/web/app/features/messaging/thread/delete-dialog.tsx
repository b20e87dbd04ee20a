import type { Message } from '@travesia/contracts/messaging';
import { use } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { ThreadCallsContext } from '../data/thread-calls.ts';
import { messagingTexts } from '../texts.ts';

interface DeleteDialogProps {
  message: Message;
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

export function DeleteDialog({ message, onDeleted, onClose }: DeleteDialogProps) {
  const t = useTexts(messagingTexts);
  const { busy, problem, run } = useAct();
  const calls = use(ThreadCallsContext);
  const remove = () =>
    run(async () => {
      await calls.remove(message.id);
      await onDeleted();
      onClose();
    });
  return (
    <ConfirmDialog
      title={t('delete.title')}
      confirm={t('delete.confirm')}
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
