import { videoRoomTimes } from '@travesia/contracts/bookings';
import type { Consultation, IceServer, PatientNote, RoomPresence } from '@travesia/contracts/consultations';
import { clinicianName, type findAnyBooking } from '../bookings/index.ts';
import type { Noted, Present } from './consultations.repo.ts';
import { type Room, roomActions } from './room.rules.ts';

type BookingRecord = NonNullable<Awaited<ReturnType<typeof findAnyBooking>>>;

const nameOf = ({ firstName, lastName }: Pick<Present, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

/** The room of a booking, for somebody on one of its sides. */
export function presentConsultation(
  record: BookingRecord,
  {
    side,
    state,
    userId,
    present,
    ice,
  }: Pick<Room, 'side' | 'state'> & { userId: string; present: readonly Present[]; ice: IceServer[] },
): Consultation {
  const { booking, provider, patient } = record;
  const { opensAt, closesAt } = videoRoomTimes(booking.startsAt, booking.endsAt);
  const isAdmitted = present.some((one) => one.userId === userId && one.admittedAt !== null);
  return {
    booking_id: booking.id,
    reference: booking.reference,
    state: state.state,
    closed_because: state.because,
    starts_at: booking.startsAt.toISOString(),
    ends_at: booking.endsAt.toISOString(),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    time_zone: booking.timeZone,
    clinic: provider.name,
    clinician: clinicianName(record),
    patient: nameOf(patient),
    own_side: side,
    present: state.state === 'open' ? present.map((one) => presenceOf(one, userId, isAdmitted)) : [],
    ice_servers: ice,
    actions: roomActions(state, side, booking.status),
  };
}

const presenceOf = (one: Present, userId: string, isAdmitted: boolean): RoomPresence => ({
  session_id: isAdmitted || one.userId === userId ? one.sessionId : null,
  side: one.side,
  name: nameOf(one),
  is_own: one.userId === userId,
  is_admitted: one.admittedAt !== null,
});

/** A note in a list of a patient’s, with its text in the clear. */
export const presentPatientNote = (
  { bookingId, reference, startsAt, timeZone, clinician, author, notesAt }: Noted,
  text: string,
): PatientNote => ({
  booking_id: bookingId,
  reference,
  starts_at: startsAt.toISOString(),
  time_zone: timeZone,
  clinician: clinician && `${clinician.title} ${clinician.name}`.trim(),
  text,
  written_by: (author && nameOf(author)) || null,
  written_at: notesAt.toISOString(),
});
