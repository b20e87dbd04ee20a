import { listAllIncidents, listClinicIncidents, listNetworkIncidents } from '@travesia/contracts/aftercare';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { useClinicArea } from '../../contexts/index.ts';
import { ClinicPage, PortalPage } from '../../portal/index.ts';
import { aftercareTexts } from '../texts.ts';
import { allIncidents, clinicIncidents, networkIncidents } from './incident-lists.ts';
import { IncidentScreen } from './incident-screen.tsx';
import { IncidentsScreen } from './incidents-screen.tsx';

const CLINIC = 'provider_nav_journeys';
const NETWORK = { roles: ['organization'], feature: 'organization_journeys' } as const;
const TEAM = { roles: ['admin'], feature: 'admin_support' } as const;
const LOOK = { every: 30_000, keep: true } as const;

/** `/provider/incidents`: what the clinic must answer. */
export function ClinicIncidentsPage() {
  const t = useTexts(aftercareTexts);
  return (
    <ClinicPage title={t('incidents.title')} description={t('incidents.lead')} feature={CLINIC}>
      <ClinicIncidents />
    </ClinicPage>
  );
}

function ClinicIncidents() {
  const t = useTexts(aftercareTexts);
  const { base } = useClinicArea();
  const asked = useAsked(clinicIncidents);
  const loaded = useCall(listClinicIncidents, { query: asked }, LOOK);
  return (
    <div className="stack">
      <h1>{t('incidents.title')}</h1>
      <p className="small muted">{t('incidents.lead')}</p>
      <IncidentsScreen definition={clinicIncidents} loaded={loaded} base={`${base}/incidents`} tab={asked.tab} />
    </div>
  );
}

/** `/provider/incidents/{id}`. */
export function ClinicIncidentPage({ id }: { id: string }) {
  const t = useTexts(aftercareTexts);
  return (
    <ClinicPage title={t('incident.title')} description={t('incidents.lead')} feature={CLINIC}>
      <ClinicIncident id={id} />
    </ClinicPage>
  );
}

function ClinicIncident({ id }: { id: string }) {
  const { base } = useClinicArea();
  return (
    <IncidentScreen
      key={id}
      id={id}
      list={`${base}/incidents`}
      journeys={`${base}/journeys`}
      patients={`${base}/patients`}
      treats
    />
  );
}

/** `/organization/incidents`: states and clocks of all its clinics. */
export function NetworkIncidentsPage() {
  const t = useTexts(aftercareTexts);
  return (
    <PortalPage title={t('incidents.title')} description={t('incidents.watch')} {...NETWORK}>
      <div className="stack">
        <h1>{t('incidents.title')}</h1>
        <p className="small muted">{t('incidents.watch')}</p>
        <NetworkIncidents />
      </div>
    </PortalPage>
  );
}

function NetworkIncidents() {
  const asked = useAsked(networkIncidents);
  const loaded = useCall(listNetworkIncidents, { query: asked }, LOOK);
  return (
    <IncidentsScreen
      definition={networkIncidents}
      loaded={loaded}
      base="/organization/incidents"
      tab={asked.tab}
      isOfMany
    />
  );
}

/** `/organization/incidents/{id}`: nothing about health. */
export function NetworkIncidentPage({ id }: { id: string }) {
  const t = useTexts(aftercareTexts);
  return (
    <PortalPage title={t('incident.title')} description={t('incidents.watch')} {...NETWORK}>
      <IncidentScreen
        key={id}
        id={id}
        list="/organization/incidents"
        journeys="/organization/journeys"
        clinics="/organization/providers"
      />
    </PortalPage>
  );
}

/** `/admin/incidents`: states and clocks of all clinics. */
export function TeamIncidentsPage() {
  const t = useTexts(aftercareTexts);
  return (
    <PortalPage title={t('incidents.title')} description={t('incidents.watch')} {...TEAM}>
      <div className="stack">
        <h1>{t('incidents.title')}</h1>
        <p className="small muted">{t('incidents.watch')}</p>
        <TeamIncidents />
      </div>
    </PortalPage>
  );
}

function TeamIncidents() {
  const asked = useAsked(allIncidents);
  const loaded = useCall(listAllIncidents, { query: asked }, LOOK);
  return <IncidentsScreen definition={allIncidents} loaded={loaded} base="/admin/incidents" tab={asked.tab} isOfMany />;
}

/** `/admin/incidents/{id}`: what happened, nothing about health. */
export function TeamIncidentPage({ id }: { id: string }) {
  const t = useTexts(aftercareTexts);
  return (
    <PortalPage title={t('incident.title')} description={t('incidents.watch')} {...TEAM}>
      <IncidentScreen key={id} id={id} list="/admin/incidents" clinics="/admin/providers" />
    </PortalPage>
  );
}
