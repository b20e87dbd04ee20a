import { listKeptCredentials, type KeptCredentials } from '@travesia/contracts/credentials';
import { useEffect } from 'react';
import { useClinicArea } from '../../contexts/index.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ClinicPage } from '../../portal/index.ts';
import { DocumentLine } from '../upkeep/documents-dialog.tsx';
import { EvidenceButton } from '../upkeep/evidence-button.tsx';
import { KeptTable } from '../upkeep/kept-table.tsx';
import { isToRenew } from '../upkeep/kept-view.ts';
import { ownCredentialsTexts } from './texts.ts';

/** `/provider/credentials`: a clinic's credentials, with the upload of renewals; `#id` leads to one of them. */
export function CredentialsPage() {
  const t = useTexts(ownCredentialsTexts);
  return (
    <ClinicPage title={t('page.title')} description={t('page.description')} feature="provider_nav_credentials">
      <Credentials />
    </ClinicPage>
  );
}

function Credentials() {
  const t = useTexts(ownCredentialsTexts);
  const { id } = useClinicArea();
  const kept = useCall(listKeptCredentials, { query: { provider: id } });
  return (
    <>
      <h1>{t('page.title')}</h1>
      <p className="muted team-lead">{t('page.lead')}</p>
      <LoadState loaded={kept}>{(data) => <Kept kept={data} onChanged={() => void kept.reload()} />}</LoadState>
    </>
  );
}

interface KeptProps {
  kept: KeptCredentials;
  onChanged: () => void;
}

/** A clinic's credentials: those to renew, then the rest, then documents without one. */
export function Kept({ kept: { data, unfiled, actions }, onChanged }: KeptProps) {
  const t = useTexts(ownCredentialsTexts);
  const [first] = data;
  const due = data.filter(isToRenew);
  const others = data.filter((credential) => !isToRenew(credential));
  useEffect(() => {
    // The rows came after the browser looked for the one a link names.
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      {first && actions.includes('export') ? (
        <p>
          <EvidenceButton clinic={first.clinic} />
        </p>
      ) : null}
      <section className="portal-section portal-section-main" aria-labelledby="to-renew">
        <h2 id="to-renew">{t('list.toRenew')}</h2>
        {due.length ? (
          <KeptTable caption={t('list.toRenew')} credentials={due} onChanged={onChanged} />
        ) : (
          <p className="muted desk-none">{t('list.nothingToRenew')}</p>
        )}
      </section>
      <section className="portal-section portal-section-main" aria-labelledby="on-file">
        <h2 id="on-file">{t('list.onFile')}</h2>
        {others.length ? (
          <KeptTable caption={t('list.onFile')} credentials={others} onChanged={onChanged} />
        ) : (
          <p className="muted desk-none">{t(data.length ? 'list.noOthers' : 'list.none')}</p>
        )}
      </section>
      {unfiled.length ? (
        <section className="portal-section portal-section-main" aria-labelledby="unfiled">
          <h2 id="unfiled">{t('list.unfiled')}</h2>
          <p className="muted">{t('list.unfiledLead')}</p>
          <ul className="admin-lines admin-lines-plain">
            {unfiled.map((document) => (
              <DocumentLine key={document.id} document={document} onGone={onChanged} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
