import type { ReactNode } from 'react';
import { getNetworkDashboard, type NetworkDashboard } from '@travesia/contracts/organizations';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Figures } from '../../../../lib/screen/figures.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { OrganizationPage } from '../organization-page.tsx';
import { CredentialRows } from '../../../credentials/index.ts';
import { networkTexts } from '../texts.ts';
import { useOrganizationName } from '../use-organization-name.ts';
import { ClinicNeeds } from './clinic-needs.tsx';

/** `/organization/dashboard`: overview of the organization, followed by what its route adds. */
export function DashboardPage({ children }: { children?: ReactNode }) {
  const t = useTexts(networkTexts);
  return (
    <OrganizationPage title={t('desk.title')} description={t('desk.description')} feature="organization_dashboard">
      <Dashboard />
      {children}
    </OrganizationPage>
  );
}

const CREDENTIALS_SHOWN = 6;

function Dashboard() {
  const t = useTexts(networkTexts);
  const path = useLocalPath();
  const language = useLocale();
  const name = useOrganizationName();
  const dashboard = useCall(getNetworkDashboard, { query: { language, currency: 'USD' } });
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{name || t('desk.title')}</h1>
          {dashboard.data ? <Summary dashboard={dashboard.data} /> : null}
        </div>
      </header>
      <LoadState loaded={dashboard} tall>
        {(data) => (
          <>
            <NetworkFigures dashboard={data} />
            <div className="portal-columns">
              <section className="portal-section portal-section-main" aria-labelledby="needing">
                <div className="portal-section-head">
                  <h2 id="needing">{t('desk.needing')}</h2>
                  <a href={path('/organization/providers?state=needing&sort=needs')}>
                    {t('desk.allNeeding', { count: data.needing_total })}
                  </a>
                </div>
                <ClinicNeeds clinics={data.needing} none={data.clinics === 0 ? t('clinics.none') : t('desk.noNeeds')} />
              </section>
              <section className="portal-section portal-section-main" aria-labelledby="due">
                <div className="portal-section-head">
                  <h2 id="due">{t('desk.due')}</h2>
                  <a href={path('/organization/compliance')}>{t('desk.allCredentials')}</a>
                </div>
                <CredentialRows
                  credentials={data.due.slice(0, CREDENTIALS_SHOWN)}
                  canRenew={data.actions.includes('remove_clinics')}
                  onRenewed={() => void dashboard.reload()}
                />
              </section>
            </div>
          </>
        )}
      </LoadState>
    </>
  );
}

/** Status of the organization in one sentence. */
function Summary({ dashboard }: { dashboard: NetworkDashboard }) {
  const t = useTexts(networkTexts);
  const { clinics, needing_total: needing, credentials } = dashboard;
  return <p>{t('desk.summary', { clinics, needing, due: credentials.due + credentials.expired })}</p>;
}

function NetworkFigures({ dashboard }: { dashboard: NetworkDashboard }) {
  const t = useTexts(networkTexts);
  const format = useFormat();
  const path = useLocalPath();
  const clinicsAt = (query: string) => path(`/organization/providers${query}`);
  const { clinics, verified, suspended, packages, requests, rating, credentials } = dashboard;
  const oldest = dashboard.oldest_request_at;
  return (
    <Figures
      label={t('figures.label')}
      figures={[
        {
          key: 'clinics',
          name: t('figures.clinics'),
          value: format.number(clinics),
          note: t.rich(
            'figures.verified',
            {
              checked: <LocalLink to="/organization/providers?state=verified" />,
              halted: <LocalLink to="/organization/providers?state=suspended" />,
            },
            { verified, suspended },
          ),
          href: clinicsAt(''),
        },
        {
          key: 'requests',
          name: t('figures.requests'),
          value: format.number(requests),
          note: oldest ? t('figures.oldest', { date: format.dayOf(oldest, ownTimeZone()) }) : t('figures.noRequests'),
          href: path('/organization/requests'),
        },
        {
          key: 'packages',
          name: t('figures.packages'),
          value: format.number(packages),
          note: null,
          href: clinicsAt('?sort=packages'),
        },
        {
          key: 'rating',
          name: t('figures.rating'),
          value: rating ? format.number(rating.average, 1) : t('figures.noRating'),
          note: rating ? t('figures.reviews', { count: rating.count }) : null,
          href: clinicsAt('?sort=rating'),
        },
        {
          key: 'credentials',
          name: t('figures.credentials'),
          value: t('figures.credentialsOf', { verified: credentials.verified, total: credentials.total }),
          note: t('figures.credentialsDue', { due: credentials.due, expired: credentials.expired }),
          href: path('/organization/compliance'),
        },
      ]}
    />
  );
}
