import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { CredentialLedger } from '../../../credentials/index.ts';
import { adminProviderTexts } from '../texts.ts';
import { DecideButtons } from '../ui/decide-buttons.tsx';
import { ProviderFacts } from '../ui/provider-facts.tsx';
import { OperationMark, VerificationMark } from '../ui/status-badges.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { People } from './people.tsx';
import { SubscriptionPart } from './subscription-part.tsx';
import { useRecord } from './use-record.ts';
import { WorkPart } from './work-part.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/providers/{id}`: everything about a clinic, with all actions. */
export function RecordPage({ id }: { id: string }) {
  const t = useTexts(adminProviderTexts);
  return (
    <PortalPage title={t('record.title')} description={t('description')} roles={ADMINS} feature="admin_providers">
      <Record key={id} id={id} />
    </PortalPage>
  );
}

function Record({ id }: { id: string }) {
  const t = useTexts(adminProviderTexts);
  const { data, problem, reload, show } = useRecord(id);
  return (
    <div className="stack-wide">
      <BackLink to="/admin/providers">{t('back')}</BackLink>
      {data ? null : <h1>{t('record.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <Whole provider={data} onChanged={() => void reload()} onPresent={show} />
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

interface WholeProps {
  provider: AdminProviderDetail;
  onChanged: () => void;
  onPresent: (present: AdminProviderDetail) => void;
}

function Whole({ provider, onChanged, onPresent }: WholeProps) {
  const t = useTexts(adminProviderTexts);
  const { id, name, city, country, type } = provider;
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
        <div className="row admin-acts">
          {provider.actions.includes('edit') ? (
            <ScreenLink to={`/admin/providers/${id}/edit`} className="btn btn-secondary">
              {t('act.edit')}
            </ScreenLink>
          ) : null}
          <ScreenLink to={`/admin/providers/browse/${id}`} className="btn btn-secondary">
            {t('act.browse')}
          </ScreenLink>
          <DecideButtons provider={provider} onChanged={onChanged} />
        </div>
      </header>
      <div className="admin-halves">
        <div className="stack-wide">
          <CredentialLedger provider={provider} onPresent={onPresent} onChanged={onChanged} />
          <People provider={provider} />
        </div>
        <div className="stack-wide">
          <section aria-labelledby="facts" className="admin-section">
            <h2 id="facts">{t('facts.title')}</h2>
            <ProviderFacts provider={provider} />
          </section>
          <WorkPart provider={provider} />
          <SubscriptionPart provider={provider} onChanged={onChanged} />
          <AuditTrail lines={provider.audit} />
        </div>
      </div>
    </>
  );
}
