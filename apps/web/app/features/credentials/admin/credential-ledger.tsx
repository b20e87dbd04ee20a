import { type AdminCredential, type CredentialDocument, listKeptCredentials } from '@travesia/contracts/credentials';
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
import { StandingMark } from '../upkeep/kept-table.tsx';
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
  const credentialName = useCredentialName();
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
  const actsOf = (one: AdminCredential): MenuAct[] =>
    [...one.actions.toSorted(verifyFirst), 'history' as const].map((act) => ({
      key: act,
      label: t(`credentials.act.${act}`),
      icon: ICONS[act],
      isDangerous: act === 'revoke',
      onAct: () => setOpen({ act, id: one.id }),
    }));
  const acts = (one: AdminCredential) => {
    const held = keptOf(one.id);
    const isDue = one.actions.includes('verify') && (provider.to_verify.includes(one.id) || (held?.waiting ?? 0) > 0);
    return (
      <div className="admin-credential-acts">
        {held ? <StandingMark credential={held} /> : null}
        {isDue ? (
          <Button
            type="button"
            size="small"
            variant="primary"
            aria-label={t('credentials.verifyOf', { credential: credentialName(one) })}
            onClick={() => setOpen({ act: 'verify', id: one.id })}
          >
            {t('credentials.act.verify')}
          </Button>
        ) : null}
        {held && isToRenew(held) && !held.waiting ? <RenewButton credential={held} onDone={changed} /> : null}
        {held ? (
          <CredentialMenu credential={held} more={actsOf(one)} onChanged={changed} />
        ) : (
          <ActionMenu label={t('credentials.acts', { credential: credentialName(one) })} acts={actsOf(one)} />
        )}
      </div>
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
      {unfiled.length ? (
        <section aria-labelledby="unfiled" className="admin-section">
          <h2 id="unfiled">{t('unfiled.title')}</h2>
          <p className="small muted">{t('unfiled.lead')}</p>
          <ul className="admin-lines admin-lines-plain">
            {unfiled.map((document) => (
              <DocumentLine
                key={document.id}
                document={document}
                act={
                  <Button type="button" size="small" onClick={() => setOpen({ act: 'add', id: document.id })}>
                    {t('unfiled.add')} <span className="sr-only">{document.name}</span>
                  </Button>
                }
              />
            ))}
          </ul>
        </section>
      ) : null}
      {open && open.act !== 'history' && (credential || open.act === 'add') ? (
        <CredentialDialog
          act={open.act}
          provider={provider}
          credential={credential}
          documents={documents}
          onPresent={onPresent}
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

const ORDER = ['verify', 'correct', 'revoke'] as const;
const verifyFirst = (one: (typeof ORDER)[number], other: (typeof ORDER)[number]): number =>
  ORDER.indexOf(one) - ORDER.indexOf(other);
