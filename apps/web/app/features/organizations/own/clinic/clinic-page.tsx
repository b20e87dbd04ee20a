import { getNetworkClinic, getNetworkClinicRecord, type NetworkClinic } from '@travesia/contracts/organizations';
import { useNavigate } from 'react-router';
import { useAuditText } from '../../../audit/index.ts';
import { ClinicCredentials } from '../../../credentials/index.ts';
import { NotesPanel } from '../../../notes/index.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { Hub } from '../../../../lib/workbench/hub.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { ClinicFacts, LetGo, Standing } from '../clinics/clinic-facts.tsx';
import { EnterButton } from '../enter-button.tsx';
import { OrganizationPage } from '../organization-page.tsx';
import { networkTexts } from '../texts.ts';

/** `/organization/providers/{id}`: everything about a clinic of the organization, with all actions. */
export function ClinicRecordPage({ id }: { id: string }) {
  const t = useTexts(networkTexts);
  return (
    <OrganizationPage title={t('record.title')} description={t('record.description')} feature="organization_providers">
      <Record key={id} id={id} />
    </OrganizationPage>
  );
}

function Record({ id }: { id: string }) {
  const t = useTexts(networkTexts);
  const language = useLocale();
  const clinic = useCall(getNetworkClinic, { params: { id }, query: { language, currency: 'USD' } });
  return (
    <div className="stack-wide">
      <BackLink to="/organization/providers">{t('record.back')}</BackLink>
      {clinic.data ? null : <h1>{t('record.title')}</h1>}
      <LoadState loaded={clinic}>{(data) => <Whole clinic={data} />}</LoadState>
    </div>
  );
}

function Whole({ clinic }: { clinic: NetworkClinic }) {
  const t = useTexts(networkTexts);
  const format = useFormat();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { id, name, city, country, actions, credentials, staff, suspended, needs } = clinic;
  return (
    <>
      <header className="stack">
        <h1>{name}</h1>
        <p className="muted">{[city, country.name].filter(Boolean).join(', ')}</p>
        <div className="row">
          <Standing clinic={clinic} />
        </div>
        <div className="row">
          {actions.includes('enter') ? <EnterButton clinic={clinic} primary /> : null}
          {suspended ? null : (
            <LinkButton size="small" icon="eye" href={path(`/providers/${clinic.slug}`)}>
              {t('record.public')}
            </LinkButton>
          )}
          {actions.includes('remove') ? (
            <LetGo clinic={clinic} gone={async () => navigate(path('/organization/providers'))} />
          ) : null}
        </div>
      </header>
      <Hub
        label={t('record.title')}
        tabs={[
          { key: 'documents', label: t('record.documents'), count: format.number(credentials.total) },
          { key: 'overview', label: t('record.overview') },
          { key: 'people', label: t('record.people'), count: format.number(staff) },
          { key: 'history', label: t('record.history') },
          { key: 'notes', label: t('record.notes') },
        ]}
      >
        {(open) =>
          open === 'documents' ? (
            <ClinicCredentials id={id} />
          ) : open === 'overview' ? (
            <div className="stack">
              {needs.length ? <p>{needs.map((need) => t(`need.${need}`)).join(' · ')}</p> : null}
              <ClinicFacts clinic={clinic} />
            </div>
          ) : open === 'notes' ? (
            <NotesPanel about="provider" id={id} />
          ) : (
            <Around id={id} part={open} />
          )
        }
      </Hub>
    </>
  );
}

/** The clinic's team, or what was done for it. */
function Around({ id, part }: { id: string; part: 'people' | 'history' }) {
  const t = useTexts(networkTexts);
  const audit = useAuditText();
  const record = useCall(getNetworkClinicRecord, { params: { id } });
  return (
    <LoadState loaded={record}>
      {({ people, history }) =>
        part === 'people' ? (
          people.length ? (
            <ul className="admin-lines admin-lines-plain">
              {people.map(({ id: person, name, role, last_seen_at: seen }) => (
                <li key={person}>
                  <div>
                    <p className="strong">{name ?? t('record.someone')}</p>
                    <p className="small muted">{t(`record.role.${role}`)}</p>
                  </div>
                  <span className="small muted">{seen ? <When at={seen} /> : t('record.never')}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{t('record.noPeople')}</p>
          )
        ) : history.length ? (
          <ol className="admin-lines admin-lines-plain">
            {history.map(({ id: entry, action, at, by, reason }) => (
              <li key={entry}>
                <div>
                  <p className="strong">{audit.action(action)}</p>
                  <p className="small muted">{[by ?? t('record.platform'), reason].filter(Boolean).join(' · ')}</p>
                </div>
                <span className="small muted">
                  <When at={at} />
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="muted">{t('record.noHistory')}</p>
        )
      }
    </LoadState>
  );
}
