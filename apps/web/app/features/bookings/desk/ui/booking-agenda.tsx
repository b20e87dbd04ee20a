import '../bookings-desk.css';
import type { DeskBooking, DeskBookings } from '@travesia/contracts/bookings';
import { useSearchParams } from 'react-router';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { JoinNow } from '../../../consultations/index.ts';
import { BOOKING_MARKS, subjectOf } from '../booking-marks.ts';
import { bookingDeskTexts } from '../texts.ts';
import { byDay, daysFrom } from '../week-view.ts';
import { BookingBadge } from './booking-badge.tsx';
import type { Agenda } from './use-agenda.ts';

interface BookingAgendaProps {
  /** Path of the list. */
  list: string;
  agenda: Agenda;
  loaded: Loaded<DeskBookings>;
  /** With the clinic of each booking, and a choice of one. */
  clinics?: boolean;
}

/** Bookings by day, at each clinic's times. */
export function BookingAgenda({ list, agenda, loaded, clinics = false }: BookingAgendaProps) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  if (loaded.problem?.code === 'access.not_allowed') return <Notice icon="lock">{t('mayNot')}</Notice>;
  const { days, from, today } = agenda;
  return (
    <div className="stack">
      <AgendaBar agenda={agenda} data={loaded.data} clinics={clinics} />
      <LoadState loaded={loaded}>
        {({ data, total }) => {
          const found = byDay(data);
          return (
            <>
              {total > data.length ? (
                <p className="small">{t('agenda.more', { shown: data.length, count: total })}</p>
              ) : null}
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
                    <DayOf bookings={found.get(date) ?? []} list={list} clinics={clinics} />
                  </section>
                ))}
              </div>
            </>
          );
        }}
      </LoadState>
    </div>
  );
}

interface AgendaBarProps {
  agenda: Agenda;
  data: DeskBookings | null;
  clinics: boolean;
}

/** Leads to other days, and says whose times are shown. */
function AgendaBar({ agenda: { days, day, from, to, today }, data, clinics }: AgendaBarProps) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const ask = (name: string, value: string) =>
    setQuery((before) => {
      if (value) before.set(name, value);
      else before.delete(name);
      return before;
    });
  const go = (date: string) => ask('day', date);
  const zone = data?.data[0]?.time_zone;
  const chosen = query.get('clinic') ?? '';
  return (
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
      {clinics ? (
        <SelectField
          name="clinic"
          label={t('column.clinic')}
          hideLabel
          value={chosen}
          onChange={({ target }) => ask('clinic', target.value)}
          options={[
            { value: '', label: t('agenda.allClinics') },
            ...(data?.clinics ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      {clinics && !chosen ? (
        <span className="small muted">{t('agenda.zones')}</span>
      ) : zone ? (
        <span className="small muted">{t('agenda.zone', { place: format.place(zone) })}</span>
      ) : null}
    </div>
  );
}

interface DayOfProps {
  bookings: readonly DeskBooking[];
  list: string;
  clinics: boolean;
}

function DayOf({ bookings, list, clinics }: DayOfProps) {
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
            {clinics ? <span>{booking.provider.name}</span> : null}
          </span>
          <BookingBadge status={booking.status} />
          <JoinNow booking={booking} />
        </li>
      ))}
    </ol>
  );
}
