import { getProfile } from '@travesia/contracts/profiles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { forgetTrip, keepTrip, keptSince } from '../../../../lib/offline/kept-trips.ts';
import { registerWorker } from '../../../../lib/offline/register-worker.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useClinicPhone } from '../cards/use-clinic-phone.ts';
import { useEmergencyNumber } from '../cards/use-emergency-number.ts';
import type { ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { keptUntil, tripDocument } from './trip-document.ts';
import { TripSheet } from './trip-sheet.tsx';

type TripProps = Pick<ItineraryProps, 'journey' | 'itinerary'>;

/** Keeps the trip on this device, if the patient says so, and then keeps it up to date at each visit. */
export function KeepTrip(props: TripProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const path = `/journey/${props.journey.id}`;
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    // Early, so that it is active by the time of a choice; where workers are blocked, keeping the trip says so.
    registerWorker().catch(() => undefined);
    void keptSince(path).then((since) => {
      setSavedAt(since);
      setWriting(since !== null);
    });
  }, [path]);
  const written = useCallback((at: string | null) => {
    setWriting(false);
    setRefused(at === null);
    if (at !== null) setSavedAt(at);
  }, []);
  const remove = () => void forgetTrip(path).then(() => setSavedAt(null));
  return (
    <div className="plan-keep no-print">
      <p className="small muted" role="status">
        {savedAt ? t('offline.kept', { time: format.instant(savedAt, ownTimeZone()) }) : t('offline.lead')}
      </p>
      {savedAt ? (
        // A copy that is being renewed would come back after its removal.
        <Button type="button" variant="quiet" icon="trash-2" disabled={isWriting} onClick={remove}>
          {t('offline.remove')}
        </Button>
      ) : (
        <Button type="button" icon="download" busy={isWriting} onClick={() => setWriting(true)}>
          {t('offline.keep')}
        </Button>
      )}
      {isRefused ? <Notice tone="warning">{t('offline.refused')}</Notice> : null}
      {isWriting ? <WriteTrip {...props} path={path} onWritten={written} /> : null}
    </div>
  );
}

interface WriteTripProps extends TripProps {
  path: string;
  /** When it was kept; null if the browser keeps nothing. */
  onWritten: (at: string | null) => void;
}

/** Draws the trip outside the page once everything it says has loaded, and keeps it. */
function WriteTrip({ path, onWritten, ...props }: WriteTripProps) {
  const [savedAt] = useState(() => new Date());
  const [outside] = useState(() => document.createElement('div'));
  const isSent = useRef(false);
  // What its card says; without it the trip is kept as well.
  const { data: profile, problem } = useCall(getProfile);
  const { number, isLoading } = useEmergencyNumber(props.journey.provider.country);
  const clinic = useClinicPhone(props.journey.provider.slug);
  const isReady = !isLoading && !clinic.isLoading && (profile !== null || problem !== null);
  const { journey, itinerary } = props;
  useEffect(() => {
    if (!isReady || isSent.current) return;
    isSent.current = true;
    const { lang, dataset } = document.documentElement;
    const title = `${journey.treatment.name} · ${journey.provider.name}`;
    const html = tripDocument({ title, language: lang, theme: dataset['theme'], body: outside.innerHTML });
    const at = savedAt.toISOString();
    const trip = { path, title, savedAt: at, until: keptUntil(itinerary.data, savedAt) };
    // Without the worker nothing would show it.
    registerWorker()
      .then(() => keepTrip(trip, html))
      .then(
        () => onWritten(at),
        () => onWritten(null),
      );
  }, [isReady, outside, journey, itinerary, path, savedAt, onWritten]);
  return isReady
    ? createPortal(
        <TripSheet
          {...props}
          number={number}
          clinicPhone={clinic.phone}
          profile={profile}
          savedAt={savedAt.toISOString()}
        />,
        outside,
      )
    : null;
}
