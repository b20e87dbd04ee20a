import {
  type AdminCredential,
  type CredentialDocument,
  type KeptCredential,
  listKeptCredentials,
} from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../../../lib/screen/action-menu.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { CredentialMenu } from '../upkeep/credential-menu.tsx';
import { DocumentLine } from '../upkeep/documents-dialog.tsx';
import { EvidenceButton } from '../upkeep/evidence-button.tsx';
import { StandingMark } from '../upkeep/kept-columns.tsx';
import { isToRenew } from '../upkeep/kept-view.ts';
import { RenewButton } from '../upkeep/renew-button.tsx';
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

interface Open {
  act: CredentialAct | 'history';
  /** The credential, or for a new one the document it belongs to. */
  id: string | null;
}

const ICONS: Readonly<Record<Exclude<CredentialAct, 'add'> | 'history', IconName>> = {
  verify: 'shield-check',
  correct: 'pencil',
  revoke: 'ban',
  history: 'history',
};

/** The credentials of a clinic with their documents and, in one menu each, what an admin can do. */
export function CredentialLedger({ provider, onPresent, onChanged }: CredentialLedgerProps) {
  const t = useTexts(credentialsTexts);
  const isPartner = provider.listing === 'partner';
  const kept = useCall(listKeptCredentials, { query: { provider: provider.id } }, { enabled: isPartner });
  const [open, setOpen] = useState<Open | null>(null);
  const credential = provider.credentials.find(({ id }) => id === open?.id) ?? null;
  const keptOf = (id: string | undefined) => kept.data?.data.find((one) => one.id === id);
  const unfiled = kept.data?.unfiled ?? [];
  const documents: readonly CredentialDocument[] = credential
    ? (keptOf(credential.id)?.documents ?? [])
    : unfiled.filter(({ id }) => id === open?.id);
  const changed = () => {
    void kept.reload();
    onChanged();
  };
  const acts = (one: AdminCredential) => {
    const held = keptOf(one.id);
    const mustVerify = provider.to_verify.includes(one.id) || (held?.waiting ?? 0) > 0;
    return (
      <Acts
        credential={one}
        kept={held}
        mustVerify={one.actions.includes('verify') && mustVerify}
        onAct={(act) => setOpen({ act, id: one.id })}
        onChanged={changed}
      />
    );
  };
  return (
    <>
      {kept.problem ? <FailedLoad problem={kept.problem} retry={kept.reload} /> : null}
      <CredentialTrail provider={provider} acts={acts} />
      {isPartner ? (
        <div className="row">
          <Button type="button" icon="plus" onClick={() => setOpen({ act: 'add', id: null })}>
            {t('credentials.add')}
          </Button>
          <EvidenceButton clinic={provider} />
        </div>
      ) : null}
      <Unfiled documents={unfiled} onAdd={(id) => setOpen({ act: 'add', id })} />
      {open && open.act !== 'history' && (credential || open.act === 'add') ? (
        <CredentialDialog
          act={open.act}
          provider={provider}
          credential={credential}
          documents={documents}
          onPresent={onPresent}
          onUndone={changed}
          onClose={() => {
            setOpen(null);
            changed();
          }}
        />
      ) : null}
      {open?.act === 'history' && credential ? (
        <CredentialHistory providerId={provider.id} credential={credential} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

interface ActsProps {
  credential: AdminCredential;
  /** The same with documents, once loaded. */
  kept: KeptCredential | undefined;
  /** Whether verifying it is the next step. */
  mustVerify: boolean;
  onAct: (act: Exclude<Open['act'], 'add'>) => void;
  onChanged: () => void;
}

/** How a credential stands, the next step, and everything else in one menu. */
function Acts({ credential, kept, mustVerify, onAct, onChanged }: ActsProps) {
  const t = useTexts(credentialsTexts);
  const name = useCredentialName()(credential);
  const acts: MenuAct[] = [...credential.actions.toSorted(verifyFirst), 'history' as const].map((act) => ({
    key: act,
    label: t(`credentials.act.${act}`),
    icon: ICONS[act],
    isDangerous: act === 'revoke',
    onAct: () => onAct(act),
  }));
  return (
    <div className="admin-credential-acts">
      {kept ? (
        <span className="kept-name">
          <StandingMark credential={kept} />
        </span>
      ) : null}
      {mustVerify ? (
        <Button
          type="button"
          size="small"
          variant="primary"
          aria-label={t('credentials.verifyOf', { credential: name })}
          onClick={() => onAct('verify')}
        >
          {t('credentials.act.verify')}
        </Button>
      ) : null}
      {kept && isToRenew(kept) ? <RenewButton credential={kept} onDone={onChanged} /> : null}
      {kept ? (
        <CredentialMenu credential={kept} more={acts} onChanged={onChanged} />
      ) : (
        <ActionMenu label={t('credentials.acts', { credential: name })} acts={acts} />
      )}
    </div>
  );
}

interface UnfiledProps {
  documents: readonly CredentialDocument[];
  /** Adds the credential a document proves. */
  onAdd: (id: string) => void;
}

/** Documents of the clinic's application that belong to no credential yet. */
function Unfiled({ documents, onAdd }: UnfiledProps) {
  const t = useTexts(credentialsTexts);
  if (!documents.length) return null;
  return (
    <section aria-labelledby="unfiled" className="admin-section">
      <h2 id="unfiled">{t('unfiled.title')}</h2>
      <p className="small muted">{t('unfiled.lead')}</p>
      <ul className="admin-lines admin-lines-plain">
        {documents.map((document) => (
          <DocumentLine
            key={document.id}
            document={document}
            act={
              <Button type="button" size="small" onClick={() => onAdd(document.id)}>
                {t('unfiled.add')} <span className="sr-only">{document.name}</span>
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
}

const ORDER = ['verify', 'correct', 'revoke'] as const;
const verifyFirst = (one: (typeof ORDER)[number], other: (typeof ORDER)[number]): number =>
  ORDER.indexOf(one) - ORDER.indexOf(other);
