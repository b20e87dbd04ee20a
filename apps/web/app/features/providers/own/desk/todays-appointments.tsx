import { type ClinicBooking, type ClinicOverview, listClinicBookings } from '@travesia/contracts/providers';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { clinicTexts } from '../texts.ts';

/** Confirmed appointments, earliest first; those of past days are completed after two days. The agenda has all. */
const READ = 100;

/** What a row adds, such as the way to a video consultation. */
export type VisitExtra = (visit: ClinicBooking) => ReactNode;

interface TodaysProps {
  overview: ClinicOverview;
  extra?: VisitExtra | undefined;
}

/** The appointments of the clinic’s day. Roles that may not see bookings see nothing. */
export function TodaysAppointments({ overview: { clinic, bookings }, extra }: TodaysProps) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const [now] = useState(() => new Date().toISOString());
  const loaded = useCall(listClinicBookings, { query: { status: ['confirmed'], limit: READ } });
  if (loaded.problem?.code === 'access.not_allowed') return null;
  // Days in words tell whether two are the same without a calendar, which weighs more than this screen.
  const dayOf = (instant: string) => format.dayOf(instant, clinic.time_zone);
  const { next } = bookings;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="visits">
      <div className="portal-section-head">
        <h2 id="visits">{t('visits.heading')}</h2>
        <Link to={path(`${base}/bookings?view=week`)}>{t('visits.agenda')}</Link>
      </div>
      <LoadState loaded={loaded}>
        {({ data }) => {
          const visits = data.filter((one) => dayOf(one.starts_at) === dayOf(now));
          if (visits.length)
            return (
              <ul className="desk-rows">
                {visits.map((visit) => (
                  <Visit key={visit.id} visit={visit} extra={extra} />
                ))}
              </ul>
            );
          return (
            <p className="muted desk-none">
              {t('visits.none')}{' '}
              {next
                ? t('visits.next', {
                    date: dayOf(next.starts_at),
                    time: format.time(next.starts_at, clinic.time_zone),
                    name: next.patient.name,
                  })
                : null}
            </p>
          );
        }}
      </LoadState>
    </section>
  );
}

/** Its time at the clinic, and for readers elsewhere in their own time. */
function Visit({ visit, extra }: { visit: ClinicBooking; extra: VisitExtra | undefined }) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const { id, patient, starts_at: at, time_zone: zone, treatment, package: booked, kind } = visit;
  const time = format.time(at, zone);
  const own = format.time(at, ownTimeZone());
  return (
    <li>
      <span>
        <Link to={path(`${base}/bookings/${id}`)} className="strong">
          {patient.name}
        </Link>
        <br />
        <span className="muted">
          {[t(`visits.kind.${kind}`), booked?.title ?? treatment?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <time dateTime={at} className="num">
        <span className="strong">{time}</span>
        {own === time ? null : <span className="small muted"> · {t('visits.yours', { time: own })}</span>}
      </time>
      {extra?.(visit)}
    </li>
  );
}
