import type { AdminProviderDetail, ProviderDossier } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { Hub } from '../../../../lib/workbench/hub.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { NotesPanel } from '../../../notes/index.ts';
import { CredentialLedger } from '../../../credentials/index.ts';
import { MergedNotice } from '../merging/merged-notice.tsx';
import { adminProviderTexts } from '../texts.ts';
import { DecideButtons } from '../ui/decide-buttons.tsx';
import { ProviderFacts } from '../ui/provider-facts.tsx';
import { SubscriptionPart } from '../subscriptions/subscription-part.tsx';
import { OperationMark, VerificationMark } from '../ui/status-badges.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { ChangeDecision } from './change-decision.tsx';
import { People } from './people.tsx';
import { useRecord } from './use-record.ts';
import { WorkPart } from './work-part.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/providers/{id}`: everything about a clinic, with all actions. */
export function RecordPage({ id, more }: { id: string; more: ReactNode }) {
  const t = useTexts(adminProviderTexts);
  return (
    <PortalPage title={t('record.title')} description={t('description')} roles={ADMINS} feature="admin_providers">
      <Record key={id} id={id} more={more} />
    </PortalPage>
  );
}

function Record({ id, more }: { id: string; more: ReactNode }) {
  const t = useTexts(adminProviderTexts);
  const { data, problem, reload, show } = useRecord(id);
  return (
    <div className="stack-wide">
      <BackLink to="/admin/providers">{t('back')}</BackLink>
      {data ? null : <h1>{t('record.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <Whole provider={data} more={more} onChanged={() => void reload()} onPresent={show} />
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

interface WholeProps {
  provider: AdminProviderDetail;
  /** Sections of later features. */
  more: ReactNode;
  onChanged: () => void;
  onPresent: (present: AdminProviderDetail) => void;
}

function Whole({ provider, more, onChanged, onPresent }: WholeProps) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const { name, city, country, type } = provider;
  return (
    <>
      <header className="stack">
        <h1>{name}</h1>
        <p className="muted">{[type.name, city, country.name].filter(Boolean).join(' · ')}</p>
        <div className="row">
          <VerificationMark status={provider.verification_status} />
          <OperationMark status={provider.operational_status} />
          <Badge icon={provider.listed ? 'eye' : 'lock'}>{provider.listed ? t('listed') : t('unlisted')}</Badge>
        </div>
        <DecideButtons provider={provider} onChanged={onChanged} />
      </header>
      <MergedNotice provider={provider} onChanged={onChanged} />
      {provider.pending_changes ? (
        <ChangeDecision provider={provider} wanted={provider.pending_changes} onChanged={onChanged} />
      ) : null}
      <ToVerify provider={provider} />
      <Hub
        label={t('hub.label')}
        tabs={[
          { key: 'overview', label: t('hub.overview') },
          { key: 'documents', label: t('hub.documents'), count: format.number(provider.credentials.length) },
          { key: 'people', label: t('hub.people'), count: format.number(provider.staff.length) },
          { key: 'history', label: t('hub.history') },
          { key: 'notes', label: t('hub.notes') },
        ]}
      >
        {(open) =>
          open === 'overview' ? (
            <Overview provider={provider} more={more} onChanged={onChanged} />
          ) : open === 'documents' ? (
            <CredentialLedger provider={provider} onPresent={onPresent} onChanged={onChanged} />
          ) : open === 'people' ? (
            <People provider={provider} />
          ) : open === 'history' ? (
            <AuditTrail lines={provider.audit} all={`/admin/activity?tab=all&provider=${provider.id}`} />
          ) : (
            <NotesPanel about="provider" id={provider.id} />
          )
        }
      </Hub>
    </>
  );
}

/** What is left before the clinic can be verified, while that is decided. */
function ToVerify({ provider: { id, to_verify: left, verification_status: status } }: Pick<WholeProps, 'provider'>) {
  const t = useTexts(adminProviderTexts);
  if (status !== 'pending' || !left.length) return null;
  return (
    <Notice tone="warning" title={t('toVerify.title', { count: left.length })}>
      <p>
        {t('toVerify.text')} <ScreenLink to={`/admin/providers/${id}?tab=documents`}>{t('toVerify.link')}</ScreenLink>
      </p>
    </Notice>
  );
}

function Overview({ provider, more, onChanged }: Pick<WholeProps, 'provider' | 'more' | 'onChanged'>) {
  const t = useTexts(adminProviderTexts);
  return (
    <div className="admin-halves">
      <div className="stack-wide">
        <section aria-labelledby="facts" className="admin-section">
          <h2 id="facts">{t('facts.title')}</h2>
          <ProviderFacts provider={provider} />
        </section>
        {provider.dossier ? <Dossier dossier={provider.dossier} /> : null}
      </div>
      <div className="stack-wide">
        <WorkPart provider={provider} />
        {more}
        <SubscriptionPart provider={provider} onChanged={onChanged} />
      </div>
    </div>
  );
}

const DOSSIER = [
  'legal_name',
  'tax_id',
  'signatory_name',
  'signatory_role',
  'director_name',
  'director_registration',
] as const;

/** What the clinic's application said about the company. */
function Dossier({ dossier }: { dossier: ProviderDossier }) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const { bank_country: country, bank_currency: currency, application_id: application } = dossier;
  const bank = [country ? format.region(country) : '', currency].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="dossier" className="admin-section">
      <h2 id="dossier">{t('dossier.title')}</h2>
      <Facts
        items={[
          ...DOSSIER.map((field) => ({ name: t(`dossier.${field}`), value: dossier[field] || t('none') })),
          { name: t('dossier.bank'), value: bank || t('none') },
        ]}
      />
      {application ? (
        <p className="small">
          <ScreenLink to={`/admin/applications/${application}`}>{t('dossier.application')}</ScreenLink>
        </p>
      ) : null}
    </section>
  );
}
