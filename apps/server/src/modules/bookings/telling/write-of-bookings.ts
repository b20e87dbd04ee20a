import { bookingNotices } from '@travesia/contracts/bookings';
import type { Tx } from '../../../platform/db/database.ts';
import { mayMailTyped } from '../../../platform/demo/demo-people.ts';
import type { MailKind } from '../../../platform/mail/define-mails.ts';
import type { MailCalendar } from '../../../platform/mail/letter.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { listChanges } from '../../../platform/transition/history.repo.ts';
import { findTimeZone } from '../../accounts/index.ts';
import { bookingLifecycle } from '../booking.lifecycle.ts';
import type { BookingMoney } from '../booking-money.ts';
import type { BookingRecord } from '../bookings.repo.ts';
import { invitationOf } from '../calendar-file/write-booking-calendar.ts';
import { findDeskPeople } from './find-desk-people.ts';
import { createFindNews } from './find-news.ts';
import { mailPerson, type Post, withdrawOutdated } from './mail-of-person.ts';
import { bookingMails, type DeskMailFacts, type PatientMailFacts } from './mails/booking-mails.ts';
import type { DeskTold, Happened, PatientTold } from './news.rules.ts';
import { findActivePerson } from './people.repo.ts';
import { tellOfEvents } from './tell-of-events.ts';

export interface BookingPost extends Post {
  money: Pick<BookingMoney, 'paid' | 'returned'>;
  /** Host name of this installation, for ids of calendar events. */
  host: string;
  /** Address that appointments come from. */
  sender: string;
}

/** Emails patients and those who answer for clinics what happens to bookings, in their language and as they wish. */
export function writeOfBookings(outbox: Pick<Outbox, 'subscribe'>, post: BookingPost): void {
  const findNews = createFindNews(post.money);
  tellOfEvents(outbox, 'bookings.mails', async (tx, bookingId, happened) => {
    const news = await findNews(tx, bookingId, happened);
    if (!news) return;
    // Whatever waits was about the booking as it was before. A reminder says nothing new.
    if (happened.what !== 'reminded') await withdrawOutdated(post, tx, { bookingId });
    const { record, patient, desk } = news;
    if (patient) await mailPatient(post, tx, { record, told: patient, happened });
    if (!desk) return;
    for (const person of await findDeskPeople(tx, record.booking))
      await mailDesk(post, tx, { record, told: desk(person.desk), person });
  });
}

interface OfPatient {
  record: BookingRecord;
  told: PatientTold;
  happened: Happened;
}

async function mailPatient(post: BookingPost, tx: Tx, { record, told, happened }: OfPatient): Promise<void> {
  const { booking } = record;
  const to = await findActivePerson(tx, booking.patientId);
  if (!to) return;
  const facts: PatientMailFacts = {
    told,
    firstName: to.firstName,
    kind: booking.kind,
    ownZone: await findTimeZone(tx, to.id),
    from: happened.what === 'moved' ? happened.from : undefined,
    kept: booking.keptMinor && booking.currency ? { amount: booking.keptMinor, currency: booking.currency } : null,
    reason: await reasonFor(tx, record, told, happened),
    calendar: appointmentOf(post, record, told, to),
  };
  await mailPerson(post, tx, {
    to,
    language: booking.language,
    topic: bookingNotices[told.kind].topic,
    kind: bookingMails[told.kind] as MailKind<PatientMailFacts>,
    facts,
    outdatedAt: outdatedAt(told),
    about: { bookingId: booking.id },
  });
}

async function mailDesk(
  post: BookingPost,
  tx: Tx,
  {
    record: { booking },
    told,
    person,
  }: { record: BookingRecord; told: DeskTold; person: Awaited<ReturnType<typeof findDeskPeople>>[number] },
): Promise<void> {
  // Only in the app: a clinic’s people have their calendar.
  if (told.kind === 'desk_booking_reminder') return;
  await mailPerson(post, tx, {
    to: person,
    language: person.language,
    topic: bookingNotices[told.kind].topic,
    kind: bookingMails[told.kind] as MailKind<DeskMailFacts>,
    facts: { told, firstName: person.firstName, kind: booking.kind } as DeskMailFacts,
    outdatedAt: outdatedAt(told),
    about: { bookingId: booking.id },
  });
}

function outdatedAt({ kind, params }: PatientTold | DeskTold): Date | null {
  if ('due_at' in params) return new Date(params.due_at);
  return kind === 'booking_reminder' ? new Date(params.starts_at) : null;
}

/** What the clinic wrote when it declined, cancelled or reassigned. Nothing of the demo’s clinics, which anyone can sign in as, reaches a mailbox. */
async function reasonFor(
  tx: Tx,
  { booking }: BookingRecord,
  told: PatientTold,
  happened: Happened,
): Promise<string | null> {
  if (happened.what === 'reassigned') return mayMailTyped(booking) ? happened.reason : null;
  const isDecided =
    told.kind === 'booking_declined' ||
    (told.kind === 'booking_cancelled' && ['clinic', 'team'].includes(told.params.why));
  if (!isDecided || !mayMailTyped(booking)) return null;
  const changes = await listChanges(tx, bookingLifecycle, booking.id);
  return changes.findLast(({ toState }) => toState === 'cancelled')?.reason ?? null;
}

const CHANGES_APPOINTMENT: ReadonlySet<PatientTold['kind']> = new Set([
  'booking_confirmed',
  'booking_moved',
  'booking_reassigned',
  'booking_cancelled',
]);

/** The appointment, for a booking that is or was confirmed: once added, it follows every change. */
function appointmentOf(
  { host, sender, clock }: BookingPost,
  record: BookingRecord,
  { kind }: PatientTold,
  to: { email: string },
): MailCalendar | undefined {
  if (!CHANGES_APPOINTMENT.has(kind) || !record.booking.confirmedAt) return undefined;
  return invitationOf(record, { language: record.booking.language, host, at: clock.now(), sender, attendee: to.email });
}
