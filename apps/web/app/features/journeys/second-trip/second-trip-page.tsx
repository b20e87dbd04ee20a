import '../own/own.css';
import '../quotes/own/own-quotes.css';
import { bookSecondTrip, getJourney, type Journey } from '@travesia/contracts/journeys';
import type { Slot } from '@travesia/contracts/availability';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { BackLink, ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { fieldId } from '../../../ui/field/field-id.ts';
import { PortalPage } from '../../portal/index.ts';
import { ChosenTime } from '../quotes/own/ui/chosen-time.tsx';
import { FreeTimes } from '../quotes/own/ui/free-times.tsx';
import { RefusedTime } from '../quotes/own/ui/refused-time.tsx';
import { timeOf } from '../quotes/own/use-decision.ts';
import { useTreatmentTimes } from '../quotes/own/use-treatment-times.ts';
import { secondTripTexts } from './texts.ts';

/** `/journey/:journeyId/second-trip`: choosing the time of a second trip. */
export function SecondTripPage({ id }: { id: string }) {
  const t = useTexts(secondTripTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')} feature="patient_nav_journeys">
      <BackLink to={isId(id) ? `/journey/${id}` : '/treatment-journeys'}>{t('back')}</BackLink>
      <h1>{t('page.title')}</h1>
      {isId(id) ? <Known key={id} id={id} /> : <Closed />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const loaded = useCall(getJourney, { params: { id } });
  const { data, problem, show, reload } = loaded;
  // The form stays until the page is left: what was booked is shown by the journey.
  const [left, setLeft] = useState<Journey | null>(null);
  if (data === null && problem?.status === 404) return <Closed />;
  return (
    <LoadState loaded={loaded} tall>
      {(journey) => (
        <Whole
          journey={left ?? journey}
          show={(booked) => {
            setLeft(journey);
            show(booked);
          }}
          reload={reload}
        />
      )}
    </LoadState>
  );
}

interface WholeProps {
  journey: Journey;
  show: (journey: Journey) => void;
  reload: () => Promise<void>;
}

function Whole({ journey, ...props }: WholeProps) {
  const { actions, provider, second_trip: second, treatment } = journey;
  if (second?.booking) return <Booked id={second.booking.id} />;
  if (!second || !actions.includes('book_return')) return <Closed />;
  return (
    <div className="stack">
      <p>
        <span className="strong">{treatment.name}</span>
        {' · '}
        <LocalLink to={`/providers/${provider.slug}`}>{provider.name}</LocalLink>
        <span className="muted">{` · ${[provider.city, provider.country].filter(Boolean).join(', ')}`}</span>
      </p>
      <TimeForm journey={journey} second={second} {...props} />
    </div>
  );
}

function TimeForm({ journey, second, show, reload }: WholeProps & { second: NonNullable<Journey['second_trip']> }) {
  const t = useTexts(secondTripTexts);
  const format = useFormat();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { busy, problem, fault, run, forget } = useAct();
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { id, provider, version } = journey;
  const { clinician, from } = second;
  const times = useTreatmentTimes({
    providerId: provider.id,
    clinicianId: clinician?.id ?? null,
    notBefore: from,
    zone: provider.time_zone,
  });
  const choose = (slot: Slot | null) => {
    forget();
    setMissing(false);
    setChosen(slot);
  };
  const send = async () => {
    if (!chosen) {
      setMissing(true);
      document.getElementById(fieldId('day'))?.focus();
      return;
    }
    const body = { ...timeOf(chosen), version };
    const booked = await run(() => sessionCall(bookSecondTrip, { params: { id }, body }));
    if (!booked) return;
    show(booked);
    void navigate(path(`/journey/${id}`));
  };
  return (
    <form
      className="stack-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <p>{t('text', { clinic: provider.name })}</p>
      <p className="num">{t('from', { date: format.date(from) })}</p>
      {clinician ? <p className="small muted">{t('with', { name: clinician.name })}</p> : null}
      <FreeTimes times={times} clinic={provider.name} chosen={chosen} onChoose={choose} />
      <div className="card card-padded stack quote-foot">
        <ChosenTime slot={chosen} isMissing={isMissing} />
        <RefusedTime problem={problem} fault={fault} onChoose={choose} onReload={() => void reload().then(forget)} />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {t('submit')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Booked({ id }: { id: string }) {
  const t = useTexts(secondTripTexts);
  return (
    <EmptyState
      title={t('booked.title')}
      action={
        <ScreenLink to={`/bookings/${id}`} className="btn btn-primary">
          {t('booked.open')}
        </ScreenLink>
      }
    >
      <p>{t('booked.text')}</p>
    </EmptyState>
  );
}

function Closed() {
  const t = useTexts(secondTripTexts);
  return (
    <EmptyState title={t('closed.title')}>
      <p>{t('closed.text')}</p>
    </EmptyState>
  );
}
