import '../aftercare.css';
import { getIncident, type Incident } from '@travesia/contracts/aftercare';
import { useNavigate } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../lib/workbench/screen/failed.tsx';
import { BackLink, ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EnterClinicButton } from '../../contexts/index.ts';
import { Findings } from '../parts/answers.tsx';
import { IncidentActs } from '../parts/incident-acts.tsx';
import { IncidentBadge, IncidentClock, isUnanswered, SeverityBadge } from '../parts/marks.tsx';
import { NoteList } from '../parts/note-list.tsx';
import { aftercareTexts } from '../texts.ts';

interface IncidentScreenProps {
  id: string;
  /** Path of the list, without language prefix. */
  list: string;
  /** Path of the journeys that the reader opens; absent for the team. */
  journeys?: string;
  /** Path of the clinic’s patients, for those who call them. */
  patients?: string;
  /** Path of clinics, for those who watch several. */
  clinics?: string;
  /** Whether the reader treats; others see state and clock. */
  treats?: boolean;
}

/** An incident: its clock, what was answered, notes, and what happened. */
export function IncidentScreen({ id, list, journeys, patients, clinics, treats = false }: IncidentScreenProps) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const { data, problem, reload, show } = useCall(getIncident, { params: { id } });
  return (
    <div className="stack-wide">
      <BackLink to={list}>{t('incidents.title')}</BackLink>
      {data ? (
        <>
          <Head incident={data} journeys={journeys} patients={patients} clinics={clinics} />
          {treats ? null : <Notice icon="lock">{t('incident.watch')}</Notice>}
          <IncidentActs incident={data} onChanged={show} />
          {data.findings.length ? (
            <section className="stack" aria-labelledby="findings">
              <h2 id="findings">{t('incident.findings')}</h2>
              <Findings findings={data.findings} />
            </section>
          ) : null}
          <section className="stack" aria-labelledby="notes">
            <h2 id="notes">{t('incident.notes')}</h2>
            <NoteList notes={data.notes} timeZone={data.provider.time_zone} />
          </section>
          <section className="stack" aria-labelledby="history">
            <h2 id="history">{t('incident.history')}</h2>
            <ol className="check-in-list">
              {data.events.map(({ at, action, by }) => (
                <li key={`${at} ${action}`} className="row between">
                  <span>
                    {t(`event.${action}`)} <span className="small muted">· {t(`by.${by}`)}</span>
                  </span>
                  <time dateTime={at} className="small muted num">
                    {format.instant(at, data.provider.time_zone)}
                  </time>
                </li>
              ))}
            </ol>
          </section>
        </>
      ) : (
        <>
          <h1>{t('incident.title')}</h1>
          {problem?.status === 404 ? (
            <EmptyState title={t('incident.unknown')}>{null}</EmptyState>
          ) : problem?.code === 'access.not_allowed' ? (
            <Notice icon="lock">{t('incidents.mayNot')}</Notice>
          ) : problem ? (
            <FailedLoad problem={problem} retry={reload} />
          ) : (
            <LinesLoading />
          )}
        </>
      )}
    </div>
  );
}

interface HeadProps {
  incident: Incident;
  journeys: string | undefined;
  patients: string | undefined;
  clinics: string | undefined;
}

function Head({ incident, journeys, patients, clinics }: HeadProps) {
  const t = useTexts(aftercareTexts);
  const { answer_due_at: due, journey, origin, patient, provider, reference, severity, status } = incident;
  return (
    <header className="stack-tight">
      <h1>{patient.name}</h1>
      <p className="row">
        <SeverityBadge severity={severity} />
        <IncidentBadge status={status} />
        {isUnanswered(incident) ? <IncidentClock dueAt={due} /> : null}
        <span>{t(`incident.origin.${origin}`)}</span>
        <span className="muted num">{reference}</span>
        {clinics ? <ScreenLink to={`${clinics}/${provider.id}`}>{provider.name}</ScreenLink> : null}
      </p>
      {journeys ? (
        <p className="row">
          <ScreenLink to={`${journeys}/${journey.id}`}>{t('incident.journey')}</ScreenLink>
          {patients ? <ScreenLink to={`${patients}/${patient.id}`}>{t('incident.contact')}</ScreenLink> : null}
        </p>
      ) : (
        <EnterJourney clinic={provider} journeyId={journey.id} />
      )}
    </header>
  );
}

/** For the team, which opens the journey as the clinic only: with a reason, for an hour. */
function EnterJourney({ clinic, journeyId }: { clinic: Incident['provider']; journeyId: string }) {
  const t = useTexts(aftercareTexts);
  const navigate = useNavigate();
  const path = useLocalPath();
  return (
    <p>
      <EnterClinicButton
        via="admin"
        clinic={clinic}
        size="small"
        onEntered={() => void navigate(path(`/provider/${clinic.id}/journeys/${journeyId}`))}
      >
        {t('incident.enter')}
      </EnterClinicButton>
    </p>
  );
}
