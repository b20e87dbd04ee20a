import type { ItineraryConflict } from '@travesia/contracts/journeys';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { PlanReader } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { flightLine } from './flight-line.ts';

interface EarlyFlightProps {
  conflict: Pick<ItineraryConflict, 'day' | 'days' | 'source'>;
  /** Day of the flight at the clinic. */
  flightOn: string;
  treatmentOn: string | null;
  reader: PlanReader;
}

/** Why a flight home is too early: the rule, its source, the first right day, and all of it on a line of days. */
export function EarlyFlight({
  conflict: { day: flyFrom, days, source },
  flightOn,
  treatmentOn,
  reader,
}: EarlyFlightProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  if (flyFrom === null || treatmentOn === null) return null;
  const line = flightLine(calendar, { treatmentOn, flightOn, flyFrom });
  return (
    <>
      <p>
        {t('early.text', {
          flight: format.date(flightOn, 'weekday'),
          day: line.flightDay,
          days: days ?? line.flightDay + line.missing,
          from: format.date(flyFrom),
        })}{' '}
        {t(reader === 'patient' ? 'early.ask' : 'early.approve')}
      </p>
      <div className="plan-line" aria-hidden="true">
        <div className="plan-line-bar">
          <span className="plan-line-free" style={{ left: `${line.fromAt}%` }} />
          {line.ticks.map((at) => (
            <span key={at} className="plan-line-tick" style={{ left: `${at}%` }} />
          ))}
          <span className="plan-line-dot" data-of="treatment" style={{ left: 0 }} />
          <span className="plan-line-cross" style={{ left: `${line.flightAt}%` }} />
          <span className="plan-line-dot" data-of="from" style={{ left: `${line.fromAt}%` }} />
        </div>
        <div className="plan-line-labels num">
          <span>{t('early.treatment', { day: format.date(treatmentOn, 'dayMonth') })}</span>
          <span>{t('early.flight', { day: format.date(flightOn, 'dayMonth'), number: line.flightDay })}</span>
          <span>
            {t('early.from', { day: format.date(flyFrom, 'dayMonth'), number: line.flightDay + line.missing })}
          </span>
        </div>
      </div>
      {source ? (
        <p className="small">
          {source.url ? (
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {t('early.source', { title: source.title })}
            </a>
          ) : (
            t('early.source', { title: source.title })
          )}
        </p>
      ) : null}
    </>
  );
}
