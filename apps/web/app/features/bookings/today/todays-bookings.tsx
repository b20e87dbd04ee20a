import { listDeskBookings } from '@travesia/contracts/bookings';
import type { ClinicOverview } from '@travesia/contracts/providers';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { calendar } from '../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { placeOfZone } from '../../availability/index.ts';
import { useClinicArea } from '../../contexts/index.ts';
import { subjectOf } from '../desk/booking-marks.ts';
import { bookingDeskTexts } from '../desk/texts.ts';
import { BookingBadge } from '../desk/ui/booking-badge.tsx';
import { todaysBookingsTexts } from './texts.ts';

/** No clinic sees more on one day; the agenda has all. */
const MOST = 100;

interface TodaysBookingsProps {
  /** Time zone of the clinic: its day, its hours. */
  zone: string;
  next: ClinicOverview['bookings']['next'];
}

/** The appointments of the clinic’s day for its dashboard. Roles that may not see bookings see nothing. */
export function TodaysBookings({ zone, next }: TodaysBookingsProps) {
  const t = useTexts(todaysBookingsTexts);
  const desk = useTexts(bookingDeskTexts);
  const format = useFormat();
  const { base } = useClinicArea();
  const [today] = useState(() => calendar.dateAt(new Date(), zone));
  const loaded = useCall(listDeskBookings, { query: { tab: 'upcoming', from: today, to: today, limit: MOST } });
  if (loaded.problem?.code === 'access.not_allowed') return null;
  const isElsewhere = ownTimeZone() !== zone;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="visits">
      <div className="portal-section-head">
        <h2 id="visits">{t('heading')}</h2>
        {isElsewhere ? <span className="small muted">{t('zone', { place: placeOfZone(zone) })}</span> : null}
        <ScreenLink to={`${base}/bookings?view=day&day=${today}`}>{t('all')}</ScreenLink>
      </div>
      <LoadState loaded={loaded}>
        {({ data }) =>
          data.length ? (
            <ul className="desk-rows">
              {data.map((booking) => (
                <li key={booking.id}>
                  <span>
                    <ScreenLink to={`${base}/bookings/${booking.id}`} className="strong">
                      <time dateTime={booking.starts_at} className="num">
                        {format.wallTime(booking.time)}
                      </time>{' '}
                      · {booking.patient.name}
                    </ScreenLink>
                    <br />
                    <span className="muted">
                      {[subjectOf(booking) ?? desk(`kind.${booking.kind}`), booking.clinician?.name]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <BookingBadge status={booking.status} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted desk-none">
              {t('none')}{' '}
              {next
                ? t('next', {
                    date: format.date(calendar.dateAt(new Date(next.starts_at), next.time_zone), 'weekday'),
                    time: format.time(next.starts_at, next.time_zone),
                    name: next.patient.name,
                  })
                : null}
            </p>
          )
        }
      </LoadState>
    </section>
  );
}
