import '../own.css';
import { getJourney, type Journey } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { currentBooking } from '../../plan/current-booking.ts';
import { JourneyBadge } from '../../ui/journey-status.tsx';
import { StageLine } from '../../ui/stage-line.tsx';
import { reachedStage } from '../../ui/stage-line-steps.ts';
import { BESIDE_SECTIONS, MAIN_SECTIONS } from '../sections/sections.ts';
import { NextStepCard } from '../sections/next-step-card.tsx';
import { journeysTexts } from '../../texts.ts';
import { useNow } from '../../../bookings/index.ts';
import { StageDialog } from '../../ui/stage-dialog.tsx';
import { ownJourneysTexts } from '../texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const LOOK_MS = 60_000;
/** Where those who don’t read it as its patient see a journey. */
const DESKS: Readonly<Record<string, string>> = {
  provider: '/provider/journeys',
  organization: '/organization/journeys',
};

/** `/journey/:journeyId`: a patient’s own journey. */
export function JourneyPage({ id }: { id: string }) {
  const t = useTexts(ownJourneysTexts);
  return (
    <PortalPage title={t('journey.title')} description={t('list.lead')} feature="patient_nav_journeys">
      <BackLink to="/treatment-journeys">{t('list.title')}</BackLink>
      {isId(id) ? <Known key={id} id={id} /> : <Unknown />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(ownJourneysTexts);
  const path = useLocalPath();
  const person = useSession((session) => session.user);
  const loaded = useCall(getJourney, { params: { id } }, { every: LOOK_MS });
  const { data, problem, show, reload } = loaded;
  if (data === null && problem?.status === 404) return <Unknown />;
  const desk = data && person && data.patient.id !== person.id ? DESKS[person.role] : undefined;
  if (desk) return <Navigate to={path(`${desk}/${id}`)} replace />;
  return (
    <>
      {data ? null : <h1>{t('journey.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(journey) => <Whole journey={journey} show={show} reload={reload} />}
      </LoadState>
    </>
  );
}

/** Nobody leaves for a treatment earlier. */
const NEAR_MS = 14 * 24 * 3_600_000;

interface WholeProps {
  journey: Journey;
  show: (journey: Journey) => void;
  reload: () => Promise<void>;
}

function Whole({ journey, show, reload }: WholeProps) {
  const shown = { journey, show, reload };
  return (
    <>
      <Head {...shown} />
      <StageLine status={journey.status} reached={reachedStage(journey.events.map(({ status }) => status))} />
      <div className="journey-columns">
        <div>
          <NextStepCard {...shown} />
          {MAIN_SECTIONS.map(({ id, Section }) => (
            <Section key={id} {...shown} />
          ))}
        </div>
        <div>
          {BESIDE_SECTIONS.map(({ id, Section }) => (
            <Section key={id} {...shown} />
          ))}
        </div>
      </div>
    </>
  );
}

function Head({ journey, show, reload }: WholeProps) {
  const t = useTexts(ownJourneysTexts);
  const words = useTexts(journeysTexts);
  const now = useNow();
  const [isCancelling, setCancelling] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { actions, provider, package: offer, reference, status, treatment, trip } = journey;
  const booking = currentBooking(journey);
  const isNear = booking !== null && Date.parse(booking.starts_at) - now < NEAR_MS;
  return (
    <header className="stack journey-head">
      <div className="row between">
        <div className="row">
          <h1>{treatment.name}</h1>
          <JourneyBadge status={status} />
          {trip === 2 ? <Badge tone="neutral">{words('trip.second')}</Badge> : null}
        </div>
        {actions.includes('travel') && isNear ? (
          <Button type="button" icon="plane" onClick={() => setLeaving(true)}>
            {words('move.travel.own')}
          </Button>
        ) : null}
        {actions.includes('cancel') ? (
          <Button type="button" variant="quiet" icon="x" onClick={() => setCancelling(true)}>
            {t('cancel.open')}
          </Button>
        ) : null}
      </div>
      <p>
        <LocalLink to={`/providers/${provider.slug}`}>{provider.name}</LocalLink>
        <span className="muted">{` · ${[provider.city, provider.country].filter(Boolean).join(', ')}`}</span>
        {offer ? <span className="muted">{` · ${offer.title}`}</span> : null}
      </p>
      <p className="small muted num">{t('journey.reference', { reference })}</p>
      {isLeaving ? (
        <StageDialog
          move="travel"
          isOwn
          journey={journey}
          show={show}
          reload={reload}
          onClose={() => setLeaving(false)}
        />
      ) : null}
      {isCancelling ? (
        <CancelDialog
          journey={journey}
          onChanged={show}
          onRefused={() => void reload()}
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </header>
  );
}

function Unknown() {
  const t = useTexts(ownJourneysTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('journey.title')}</h1>
      <EmptyState
        title={t('unknown.title')}
        action={
          <LinkButton variant="primary" href={path('/treatment-journeys')}>
            {t('unknown.list')}
          </LinkButton>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </>
  );
}
