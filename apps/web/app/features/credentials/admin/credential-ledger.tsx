import type { AdminCredential } from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CredentialTrail } from './credential-trail.tsx';
import { credentialsTexts } from './texts.ts';
import { CredentialDialog } from './credential-dialog.tsx';
import type { CredentialAct } from './credential-draft.ts';
import { CredentialHistory } from './credential-history.tsx';
import { useCredentialName } from './use-credential-name.ts';

interface CredentialLedgerProps {
  provider: AdminProviderDetail;
  onPresent: (present: AdminProviderDetail) => void;
  onChanged: () => void;
}

/** The credentials of a clinic with the available admin actions. */
export function CredentialLedger({ provider, onPresent, onChanged }: CredentialLedgerProps) {
  const t = useTexts(credentialsTexts);
  const credentialName = useCredentialName();
  const [open, setOpen] = useState<{ act: CredentialAct | 'history'; id: string | null } | null>(null);
  const credential = provider.credentials.find(({ id }) => id === open?.id) ?? null;
  const close = () => {
    setOpen(null);
    onChanged();
  };
  const acts = (one: AdminCredential) => (
    <div
      className="admin-credential-acts"
      role="group"
      aria-label={t('credentials.acts', { credential: credentialName(one) })}
    >
      {[...one.actions, 'history' as const].map((act) => (
        <Button key={act} type="button" size="small" variant="quiet" onClick={() => setOpen({ act, id: one.id })}>
          {t(`credentials.act.${act}`)}
        </Button>
      ))}
    </div>
  );
  return (
    <>
      <CredentialTrail provider={provider} acts={acts} />
      {provider.listing === 'partner' ? (
        <p>
          <Button type="button" icon="plus" onClick={() => setOpen({ act: 'add', id: null })}>
            {t('credentials.add')}
          </Button>
        </p>
      ) : null}
      {open && open.act !== 'history' && (credential || open.act === 'add') ? (
        <CredentialDialog
          act={open.act}
          provider={provider}
          credential={credential}
          onPresent={onPresent}
          onClose={close}
        />
      ) : null}
      {open?.act === 'history' && credential ? (
        <CredentialHistory providerId={provider.id} credential={credential} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
