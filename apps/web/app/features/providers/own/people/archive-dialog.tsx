import { archiveClinician, type OwnClinician } from '@travesia/contracts/providers';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { fullName } from './person-view.ts';
import { peopleTexts } from './texts.ts';

interface ArchiveDialogProps {
  person: OwnClinician;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a clinician disappears from public pages. */
export function ArchiveDialog({ person, onDone, onClose }: ArchiveDialogProps) {
  const t = useTexts(peopleTexts);
  const language = useLocale();
  const { busy, problem, run } = useAct();
  const name = fullName(person);
  const archive = async () => {
    const { id, version } = person;
    const done = await run(() =>
      sessionCall(archiveClinician, { params: { id }, query: { language }, body: { version } }),
    );
    if (!done) return;
    showToast(t('archive.done', { name }));
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('archive.title', { name })}
      confirm={t('archive.confirm')}
      busy={busy}
      problem={problem}
      onConfirm={() => void archive()}
      onClose={onClose}
    >
      <p>{t('archive.text')}</p>
    </ConfirmDialog>
  );
}
