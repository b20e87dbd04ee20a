import { type KeptCredential, remindOfCredential } from '@travesia/contracts/credentials';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../../../lib/screen/action-menu.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { CredentialNotes, DocumentsDialog } from './documents-dialog.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { upkeepTexts } from './texts.ts';

interface CredentialMenuProps {
  credential: KeptCredential;
  /** Further actions of the screen, such as those of admins; first in the menu. */
  more?: readonly MenuAct[];
  onChanged: () => void;
}

type Open = 'renew' | 'documents' | 'owner' | 'notes';

/** Everything that can be done about a credential, in one menu. */
export function CredentialMenu({ credential, more = [], onChanged }: CredentialMenuProps) {
  const t = useTexts(upkeepTexts);
  const [open, setOpen] = useState<Open | null>(null);
  const { problem, run } = useAct();
  const { id, kind, body, actions, documents, clinic } = credential;
  const remind = () =>
    run(async () => {
      await sessionCall(remindOfCredential, { params: { id } });
      showToast(t('remind.done', { clinic: clinic.name }));
      onChanged();
    });
  const acts: MenuAct[] = [
    ...more,
    ...(documents.length
      ? [{ key: 'documents', label: t('menu.documents'), icon: 'eye' as const, onAct: () => setOpen('documents') }]
      : []),
    ...(actions.includes('upload')
      ? [{ key: 'renew', label: t('renew.open'), icon: 'upload' as const, onAct: () => setOpen('renew') }]
      : []),
    ...(actions.includes('remind')
      ? [{ key: 'remind', label: t('remind.open'), icon: 'bell' as const, onAct: () => void remind() }]
      : []),
    ...(actions.includes('own')
      ? [{ key: 'owner', label: t('owner.open'), icon: 'user' as const, onAct: () => setOpen('owner') }]
      : []),
    { key: 'notes', label: t('notes.open'), icon: 'square-pen', onAct: () => setOpen('notes') },
  ];
  const close = () => setOpen(null);
  return (
    <>
      <ActionMenu label={t('menu.label', { kind: t(`kind.${kind}`), body })} acts={acts} />
      <ActProblem problem={problem} />
      {open === 'renew' ? <RenewDialog credentials={[credential]} onDone={onChanged} onClose={close} /> : null}
      {open === 'documents' ? <DocumentsDialog credential={credential} onChanged={onChanged} onClose={close} /> : null}
      {open === 'owner' ? <OwnerDialog credential={credential} onDone={onChanged} onClose={close} /> : null}
      {open === 'notes' ? <CredentialNotes credential={credential} onClose={close} /> : null}
    </>
  );
}
