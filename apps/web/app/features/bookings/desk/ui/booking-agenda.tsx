import '../bookings-desk.css';
import { type DeskBooking, listDeskBookings } from '@travesia/contracts/bookings';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { isCalendarDate } from '../../../../lib/dates/is-calendar-date.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { BOOKING_MARKS, subjectOf } from '../booking-marks.ts';
import { bookingDeskTexts } from '../texts.ts';
import { byDay, daysFrom, mondayOf } from '../week-view.ts';
import { BookingBadge } from './booking-badge.tsx';

/** A day can't be read beyond this; the list has all. */
const MOST = 100;

interface BookingAgendaProps {
  /** Path of the list. */
  list: string;
  days: 1 | 7;
}

/** Bookings by day, at the clinic's times. The day is in the URL. */
export function BookingAgenda({ list, days }: BookingAgendaProps) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => calendar.dateAt(new Date(), ownTimeZone()));
  const asked = query.get('day') ?? '';
  const day = isCalendarDate(asked) ? asked : today;
  const from = days === 1 ? day : mondayOf(day);
  const to = calendar.addDays(from, days - 1);
  const loaded = useCall(listDeskBookings, { query: { tab: 'all', from, to, limit: MOST } }, { keep: true });
  if (loaded.problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('mayNot')}</Notice>;
  const zone = loaded.data?.data[0]?.time_zone;
  const go = (date: string) =>
    setQuery((before) => {
      before.set('day', date);
      return before;
    });
  return (
    <div className="stack">
      <div className="row booking-agenda-bar">
        <Button type="button" size="small" onClick={() => go(calendar.addDays(from, -days))}>
          {t(days === 1 ? 'agenda.dayBefore' : 'agenda.weekBefore')}
        </Button>
        <Button type="button" size="small" disabled={day === today} onClick={() => go(today)}>
          {t('agenda.today')}
        </Button>
        <Button type="button" size="small" onClick={() => go(calendar.addDays(from, days))}>
          {t(days === 1 ? 'agenda.dayAfter' : 'agenda.weekAfter')}
        </Button>
        <span className="strong num">
          {days === 1 ? format.date(from) : `${format.date(from, 'dayMonth')} – ${format.date(to)}`}
        </span>
        {zone ? <span className="small muted">{t('agenda.zone', { place: format.place(zone) })}</span> : null}
      </div>
      <LoadState loaded={loaded}>
        {({ data }) => {
          const found = byDay(data);
          return (
            <div className={days === 1 ? 'booking-agenda booking-one-day' : 'booking-agenda booking-week'}>
              {daysFrom(from, days).map((date) => (
                <section key={date} aria-labelledby={`day-${date}`} className="booking-day">
                  <h2
                    id={`day-${date}`}
                    className={date === today ? 'booking-day-title booking-today' : 'booking-day-title'}
                  >
                    {format.date(date, 'weekday')}
                    {date === today ? <span className="sr-only"> {t('agenda.isToday')}</span> : null}
                  </h2>
                  <DayOf bookings={found.get(date) ?? []} list={list} />
                </section>
              ))}
            </div>
          );
        }}
      </LoadState>
    </div>
  );
}

function DayOf({ bookings, list }: { bookings: readonly DeskBooking[]; list: string }) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  if (!bookings.length) return <p className="tiny muted">{t('agenda.none')}</p>;
  return (
    <ol className="booking-day-list">
      {bookings.map((booking) => (
        <li key={booking.id} className={`booking-slot booking-slot-${BOOKING_MARKS[booking.status].tone}`}>
          <time dateTime={booking.starts_at} className="num booking-slot-time">
            {format.wallTime(booking.time)}
            <span className="booking-slot-end"> – {format.time(booking.ends_at, booking.time_zone)}</span>
          </time>
          <ScreenLink to={`${list}/${booking.id}`} className="booking-slot-name">
            {booking.patient.name}
          </ScreenLink>
          <span className="booking-slot-about">
            <span>{subjectOf(booking) ?? t(`kind.${booking.kind}`)}</span>
            {booking.clinician ? <span>{booking.clinician.name}</span> : null}
          </span>
          <BookingBadge status={booking.status} />
        </li>
      ))}
    </ol>
  );
}
