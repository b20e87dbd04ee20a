import type { KeptCredential } from '@travesia/contracts/credentials';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { MenuAct } from '../../../lib/screen/action-menu.tsx';
import { CredentialNotes, DocumentsDialog } from './documents-dialog.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { upkeepTexts } from './texts.ts';

type Dialog = 'renew' | 'documents' | 'owner' | 'notes';

interface CredentialActs {
  /** What opens a dialog about a credential. */
  actsOf: (credential: KeptCredential) => MenuAct[];
  /** The open dialog. */
  dialog: ReactNode;
}

/** What can be done about credentials in a dialog: renewals, documents, owner and notes. */
export function useCredentialActs(onChanged: () => void): CredentialActs {
  const t = useTexts(upkeepTexts);
  const [open, setOpen] = useState<{ what: Dialog; credential: KeptCredential } | null>(null);
  const close = () => setOpen(null);
  const about = open && { credential: open.credential, onClose: close };
  return {
    actsOf: (credential) => {
      const { documents, actions } = credential;
      const opens = (what: Dialog) => () => setOpen({ what, credential });
      return [
        ...(documents.length
          ? [{ key: 'documents', label: t('menu.documents'), icon: 'eye' as const, onAct: opens('documents') }]
          : []),
        ...(actions.includes('upload')
          ? [{ key: 'renew', label: t('renew.open'), icon: 'upload' as const, onAct: opens('renew') }]
          : []),
        ...(actions.includes('own')
          ? [{ key: 'owner', label: t('owner.open'), icon: 'user' as const, onAct: opens('owner') }]
          : []),
        { key: 'notes', label: t('notes.open'), icon: 'square-pen', onAct: opens('notes') },
      ];
    },
    dialog: about ? (
      <>
        {open.what === 'renew' ? (
          <RenewDialog credentials={[about.credential]} onDone={onChanged} onClose={close} />
        ) : null}
        {open.what === 'documents' ? <DocumentsDialog {...about} onChanged={onChanged} /> : null}
        {open.what === 'owner' ? <OwnerDialog {...about} onDone={onChanged} /> : null}
        {open.what === 'notes' ? <CredentialNotes {...about} /> : null}
      </>
    ) : null,
  };
}
