import { type Localized, type Locale } from '@travesia/contracts/kit';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { MailCalendar } from '../../../platform/mail/letter.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { ofEverySide, roleOn } from '../bookings.policy.ts';
import { type BookingRecord, findBooking } from '../bookings.repo.ts';

const TITLES: Readonly<Record<BookingRecord['booking']['kind'], Localized>> = {
  consultation: { en: 'Visit', es: 'Consulta', pt: 'Consulta' },
  treatment: { en: 'Treatment', es: 'Tratamiento', pt: 'Tratamento' },
  online: { en: 'Video consultation', es: 'Consulta por video', pt: 'Consulta por vídeo' },
};

/**
 * A booking as an event of a calendar program, in UTC. It names the clinic, never what the visit is for: calendars are
 * shared and synchronized. The same booking has the same id; a later version replaces it, and a cancelled one cancels it.
 */
export async function writeBookingCalendar(
  deps: BookingsDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<string> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const record = await findBooking(deps.database.db, scope, id);
  if (!record) throw new ProblemError('bookings.not_found');
  const isOwn = roleOn(scope, record.booking) === 'patient';
  return calendarOfBooking(record, {
    language,
    host: deps.host,
    at: deps.clock.now(),
    withWhom: isOwn ? 'clinic' : 'reference',
  });
}

/** The same for a download. */
export function calendarOfBooking(
  record: Pick<BookingRecord, 'booking' | 'provider'>,
  { withWhom, ...around }: Around & { withWhom: 'clinic' | 'reference' },
): string {
  const method = record.booking.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return calendarWith(method, eventOf(record, { ...around, withWhom }));
}

/**
 * A booking as an appointment for its patient’s calendar, to be emailed: calendar programs add it, follow its changes, and
 * remove it when it is cancelled. Nobody has to answer.
 */
export function invitationOf(
  record: Pick<BookingRecord, 'booking' | 'provider'>,
  { sender, attendee, ...around }: Around & { sender: string; attendee: string },
): MailCalendar {
  const method = record.booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const content = calendarWith(ICalCalendarMethod[method], {
    ...eventOf(record, { ...around, withWhom: 'clinic' }),
    organizer: { name: 'Travesía', email: sender },
    attendees: [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return { method, content };
}

function calendarWith(method: ICalCalendarMethod, event: ICalEventData): string {
  const calendar = ical({ prodId: { company: 'Travesia', product: 'Bookings' }, method });
  calendar.createEvent(event);
  return calendar.toString();
}

interface Around {
  language: Locale;
  host: string;
  at: Date;
}

function eventOf(
  { booking, provider }: Pick<BookingRecord, 'booking' | 'provider'>,
  { language, host, at, withWhom }: Around & { withWhom: 'clinic' | 'reference' },
): ICalEventData {
  const whom = withWhom === 'clinic' ? provider.name : booking.reference;
  return {
    id: `${booking.id}@${host}`,
    sequence: booking.version,
    stamp: at,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `${TITLES[booking.kind][language]} · ${whom}`,
    description: booking.reference,
    status: statusOf(booking.status),
  };
}

function statusOf(status: BookingRecord['booking']['status']): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'pending' || status === 'awaiting_payment' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
