import '../../plan/plan.css';
import '../companions.css';
import type { SharedTrip } from '@travesia/contracts/journeys';
import { type ReactNode, useState } from 'react';
import { dayStyle } from '../../../../lib/format/dates.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { planTexts } from '../../plan/texts.ts';
import { StageLine } from '../../ui/stage-line.tsx';
import { companionTexts } from '../texts.ts';
import { Phone } from '../../plan/phone.tsx';
import { TripDays } from './trip-days.tsx';

/** A trip as a companion reads it: whom to call first, then how far it is, the days, and what is to do. Nothing here needs a script. */
export function TripView({ trip, records }: { trip: SharedTrip; records: ReactNode }) {
  const t = useTexts(companionTexts);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { patient, clinic, expires_at: expires, stages, itinerary, tasks } = trip;
  return (
    <div className="trip">
      <header className="stack">
        <h1>{t('trip.heading', { name: patient })}</h1>
        <p>
          <span className="strong">{clinic.name}</span>
          <span className="muted">{` · ${[clinic.city, clinic.country].filter(Boolean).join(', ')}`}</span>
        </p>
        {clinic.phone ? <Phone number={clinic.phone} /> : null}
        <p className="small muted">{t('trip.until', { day: format.dayOf(expires, clinic.time_zone) })}</p>
      </header>
      {stages ? (
        <section className="portal-section stack" aria-labelledby="trip-stage">
          <h2 id="trip-stage">{stages.treatment}</h2>
          <StageLine status={stages.status} isCompact />
        </section>
      ) : null}
      <Emergency trip={trip} />
      {itinerary ? <TripDays itinerary={itinerary} clinic={clinic} treatment={stages?.treatment ?? null} /> : null}
      {tasks ? (
        <section className="portal-section" aria-labelledby="trip-tasks">
          <div className="portal-section-head">
            <h2 id="trip-tasks">{t('trip.tasks')}</h2>
          </div>
          {tasks.length ? (
            <ul className="companions">
              {tasks.map(({ id, title, due_on: due, overdue }) => (
                <li key={id}>
                  <p>{title}</p>
                  <p className={overdue ? 'small plan-late' : 'small muted num'}>
                    {t(overdue ? 'trip.late' : 'trip.due', { day: format.date(due, dayStyle(due, now)) })}
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{t('trip.noTasks')}</p>
          )}
        </section>
      ) : null}
      {records}
    </div>
  );
}

/** Whom to call: the ambulance before everything else. */
function Emergency({ trip: { clinic, emergency } }: { trip: SharedTrip }) {
  const t = useTexts(companionTexts);
  const words = useTexts(planTexts);
  if (!emergency) return null;
  const { number, clinician, reference } = emergency;
  return (
    <section className="portal-section trip-emergency" aria-labelledby="trip-emergency">
      <h2 id="trip-emergency">{t('trip.emergency')}</h2>
      {number ? (
        <p className="plan-emergency-number">
          <a href={`tel:${number}`}>
            {words('emergency.number', { country: clinic.country })} <strong className="num">{number}</strong>
          </a>
        </p>
      ) : null}
      <Facts
        items={[
          { name: t('trip.clinic'), value: clinic.name },
          ...(clinician ? [{ name: words('emergency.clinician'), value: clinician }] : []),
          { name: words('emergency.reference'), value: <span className="num">{reference}</span> },
        ]}
      />
    </section>
  );
}
