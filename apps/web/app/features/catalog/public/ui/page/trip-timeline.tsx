import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { catalogTexts } from '../../texts.ts';
import { timelineOf, tripsOf, type TimelineStop } from '../../trip/timeline.ts';
import { useDayText } from './use-day-text.ts';

/** Maximum number of stops that fit side by side. */
const STOPS_IN_A_LINE = 6;

interface TripTimelinesProps {
  treatment: TreatmentDetail;
  /** Date of the first trip's main day, `YYYY-MM-DD`; null shows days without dates. */
  mainDay: string | null;
  /** First trip to show; the page shows the earlier ones itself. */
  from?: number;
}

/** The days of each trip, or the steps of a remote treatment. */
export function TripTimelines({ treatment, mainDay, from = 0 }: TripTimelinesProps) {
  const t = useTexts(catalogTexts);
  const leads = ['days.nextLead', 'days.lead', 'days.secondLead'] as const;
  const trips = tripsOf(treatment);
  return trips
    .filter((trip) => trip >= from)
    .map((trip) => (
      <section key={trip} id={trip === trips[0] ? 'days' : undefined}>
        <h2>{t('days.heading', { trip: treatment.trips === 1 ? 3 : trip })}</h2>
        <p className="muted measure">{t(leads[trip] ?? 'days.secondLead')}</p>
        <Timeline stops={timelineOf(treatment, trip, trip === 1 ? mainDay : null)} dated={trip > 0} />
      </section>
    ));
}

function Timeline({ stops, dated }: { stops: readonly TimelineStop[]; dated: boolean }) {
  const inLine = dated && stops.length <= STOPS_IN_A_LINE;
  const mayFly = stops.findIndex((stop) => stop.mayFly);
  return (
    <ol className={classNames('timeline', inLine && 'timeline-line')} style={{ '--stops': stops.length }}>
      {stops.map((stop, index) => (
        <Stop key={index} stop={stop} dated={dated} />
      ))}
      {inLine && mayFly >= 0 ? <FlightArc from={mayFly} stops={stops.length} /> : null}
    </ol>
  );
}

function Stop({ stop: { day, date, kind, title, text, mayFly }, dated }: { stop: TimelineStop; dated: boolean }) {
  const t = useTexts(catalogTexts);
  const dayText = useDayText();
  const isFlag = mayFly && kind !== 'earliest_flight';
  return (
    <li className={classNames(kind === 'procedure' && 'stop-procedure', mayFly && 'stop-may-fly')}>
      {isFlag ? <span className="stop-flag">{t('days.mayFly')}</span> : null}
      {dated ? (
        <span className="stop-day num">
          {date ? <time dateTime={date}>{dayText(day, date)}</time> : dayText(day, date)}
        </span>
      ) : null}
      <b>{title ?? t(`step.${kind}`)}</b>
      <span className="muted">{text ?? t('days.mayFlyText')}</span>
    </li>
  );
}

/** The flight arc: from the earliest flight day to the end of the line. */
function FlightArc({ from, stops }: { from: number; stops: number }) {
  return (
    <li className="flight-arc" aria-hidden="true" style={{ '--from': `${(100 * from) / stops}%` }}>
      <svg viewBox="0 0 300 78" preserveAspectRatio="none">
        <path d="M0 70C70 -16 220 -16 296 66" vectorEffect="non-scaling-stroke" />
      </svg>
    </li>
  );
}
