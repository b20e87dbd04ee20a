import { listKeptCredentials } from '@travesia/contracts/credentials';
import { useEffect } from 'react';
import { useClinicArea } from '../../contexts/index.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ClinicPage } from '../../portal/index.ts';
import { DocumentLine } from '../upkeep/documents-dialog.tsx';
import { EvidenceButton } from '../upkeep/evidence-button.tsx';
import { KeptList } from '../upkeep/kept-list.tsx';
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
  return (
    <>
      <h1>{t('page.title')}</h1>
      <p className="muted">{t('page.lead')}</p>
      <ClinicCredentials id={id} />
    </>
  );
}

/** A clinic's credentials, then documents without one. */
export function ClinicCredentials({ id }: { id: string }) {
  const t = useTexts(ownCredentialsTexts);
  const kept = useCall(listKeptCredentials, { query: { provider: id } });
  const { data } = kept;
  const isShown = data !== null;
  useEffect(() => {
    // The rows came after the browser looked for the one a link names.
    const { hash } = window.location;
    if (isShown && hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  const [first] = data?.data ?? [];
  const unfiled = data?.unfiled ?? [];
  return (
    <>
      <KeptList caption={t('page.title')} kept={kept} />
      {/* Below the list, which it would push down when it comes. */}
      {first && data?.actions.includes('export') ? <EvidenceButton clinic={first.clinic} /> : null}
      {unfiled.length ? (
        <section className="portal-section portal-section-main" aria-labelledby="unfiled">
          <h2 id="unfiled">{t('list.unfiled')}</h2>
          <p className="muted">{t('list.unfiledLead')}</p>
          <ul className="admin-lines admin-lines-plain">
            {unfiled.map((document) => (
              <DocumentLine key={document.id} document={document} onGone={() => void kept.reload()} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
