import '../journeys-desk.css';
import { statesTagged } from '@travesia/contracts/kit';
import { getJourney, type Journey, journeyMachine } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { DeskCheckIns, DeskIncidents } from '../../../aftercare/index.ts';
import { PatientNotes } from '../../../consultations/index.ts';
import { DeskJourneyRecords, NetworkJourneyRecords } from '../../../records/index.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { journeysTexts } from '../../texts.ts';
import { JourneyBadge } from '../../ui/journey-status.tsx';
import { StageLine } from '../../ui/stage-line.tsx';
import { reachedStage } from '../../ui/stage-line-steps.ts';
import { DocumentsSection } from '../../documents/desk/documents-section.tsx';
import { ItinerarySection } from '../../plan/itinerary/itinerary-section.tsx';
import { ChecklistSection } from '../../plan/tasks/checklist-section.tsx';
import { DischargeSection } from '../../discharge/desk/discharge-section.tsx';
import { AnswersSection } from '../sections/answers-section.tsx';
import { FactsSection } from '../sections/facts-section.tsx';
import { FlagsSection } from '../sections/flags-section.tsx';
import { ReviewsSection } from '../sections/reviews-section.tsx';
import { TimelineSection } from '../sections/timeline-section.tsx';
import { WorkSection } from '../sections/work-section.tsx';
import { QuotesSection } from '../../quotes/desk/quotes-section.tsx';
import { journeyDeskTexts } from '../texts.ts';

/** Where a clinic’s own team works. */
const OWN_DESK = '/provider';
/** Where its organization reads journeys. */
const NETWORK_LIST = '/organization/journeys';
/** Those that ended before a treatment: their records are nobody’s business but the patient’s. */
const UNTREATED: readonly string[] = statesTagged(journeyMachine, 'untreated');

interface JourneyScreenProps {
  id: string;
  /** Path of the list, without language prefix. */
  list: string;
  /** Path of the clinic’s credentials, for those who sign there. */
  credentials?: string;
  /** Path of the clinic’s desk, without language prefix, for those who work there: they open and write its quotes. */
  desk?: string;
  /** Path of the alerts, without language prefix. */
  alerts: string;
}

/** A journey from the clinic’s side: what to do, what the patient answered, who signed and what happened. */
export function JourneyScreen({ id, list, credentials, desk, alerts }: JourneyScreenProps) {
  const isOfClinic = desk !== undefined;
  const t = useTexts(journeyDeskTexts);
  const { data, problem, reload, show } = useCall(getJourney, { params: { id } });
  if (problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('record.title')}</h1>
        <Notice icon="lock">{t('mayNot')}</Notice>
      </>
    );
  return (
    <div className="stack-wide">
      <BackLink to={list}>{t('title')}</BackLink>
      {data ? <Head journey={data} desk={desk} team={teamOf(desk, list)} /> : <h1>{t('record.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <>
          <StageLine status={data.status} reached={reachedStage(data.events.map(({ status }) => status))} />
          <div className="portal-columns journey-columns">
            <div className="stack-wide load-in-order">
              <DeskIncidents journey={data} list={alerts} />
              <WorkSection journey={data} show={show} reload={reload} credentials={credentials} />
              <DischargeSection journey={data} at={isOfClinic ? `${list}/${id}/discharge` : undefined} />
              <DeskCheckIns journey={data} />
              <QuotesSection journey={data} at={isOfClinic ? `${list}/${id}/quotes` : undefined} />
              <DocumentsSection journey={data} isOfClinic={isOfClinic} />
              <ItinerarySection journey={data} reader="clinic" />
              {data.answers?.flags ? <FlagsSection flags={data.answers.flags} /> : null}
              <AnswersSection answers={data.answers} percent={data.percent} />
              {isOfClinic ? (
                <DeskJourneyRecords journeyId={data.id} />
              ) : UNTREATED.includes(data.status) ? null : (
                <NetworkJourneyRecords journeyId={data.id} clinic={data.provider} />
              )}
              {desk === OWN_DESK ? <PatientNotes patientId={data.patient.id} /> : null}
            </div>
            <div className="stack-wide load-in-order">
              <ChecklistSection journey={data} reader="clinic" />
              <ReviewsSection journey={data} />
              <FactsSection journey={data} bookings={desk ? `${desk}/bookings` : undefined} />
              <TimelineSection events={data.events} />
            </div>
          </div>
        </>
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

/** The portal in which the reader talks with their team; undefined for who acts for a clinic. */
const teamOf = (desk: string | undefined, list: string): string | undefined =>
  list === NETWORK_LIST ? '/organization' : desk === OWN_DESK ? desk : undefined;

interface HeadProps {
  journey: Journey;
  desk: string | undefined;
  team: string | undefined;
}

function Head({ journey, desk, team }: HeadProps) {
  const t = useTexts(journeyDeskTexts);
  const words = useTexts(journeysTexts);
  const format = useFormat();
  const { patient, reference, status, treatment, language } = journey;
  return (
    <header className="stack-tight">
      <h1>{patient.name}</h1>
      <p className="row">
        <JourneyBadge status={status} />
        {journey.trip === 2 ? <Badge tone="neutral">{words('trip.second')}</Badge> : null}
        <span>{treatment.name}</span>
        <span className="muted num">{reference}</span>
        <span className="muted">
          {[patient.country ? format.region(patient.country) : null, format.languageAlone(language)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {/* Clinics keep records of those who booked. */}
        {desk && journey.booking ? (
          <ScreenLink to={`${desk}/patients/${patient.id}`}>{t('facts.contact')}</ScreenLink>
        ) : null}
        {/* Who acts for a clinic never writes for it. */}
        {desk === OWN_DESK ? (
          <ScreenLink to={`${desk}/messages?new=1&to=${patient.id}&journey=${journey.id}`}>{t('message')}</ScreenLink>
        ) : null}
        {team ? <ScreenLink to={`${team}/team-messages?new=1&journey=${journey.id}`}>{t('discuss')}</ScreenLink> : null}
      </p>
    </header>
  );
}
