import { z } from 'zod';
import { Id, Instant, pageOf, TimeZone } from '../kit/index.ts';
import { MAX_CONSULTATION_NOTES, ROOM_SIDES } from './consultations.rules.ts';

export const RoomSideName = z.enum(ROOM_SIDES).meta({ description: 'patient, or provider for people of the clinic.' });

/** What a user can do in a room. */
export const ROOM_ACTIONS = ['enter', 'admit', 'end', 'write_notes'] as const;
export const RoomAction = z.enum(ROOM_ACTIONS);
export type RoomAction = z.infer<typeof RoomAction>;

export const RoomStateName = z.enum(['too_early', 'open', 'closed']).meta({
  description: 'too_early: it opens later; open; closed.',
});
export type RoomStateName = z.infer<typeof RoomStateName>;

/** Why a room is closed. */
export const CLOSED_BECAUSE = ['booking', 'ended', 'over'] as const;
export const ClosedBecause = z.enum(CLOSED_BECAUSE).meta({
  description: 'booking: it is not confirmed (any more); ended: the clinic ended it; over: its time is over.',
});
export type ClosedBecause = z.infer<typeof ClosedBecause>;

export const RoomPresence = z
  .object({
    session_id: Id.nullable().meta({
      description: 'Names the page in which they are, to signal to it; null for a user who was not admitted.',
    }),
    side: RoomSideName,
    name: z.string().meta({ description: 'Name.' }),
    is_own: z.boolean().meta({ description: 'The user, in this page or another.' }),
    is_admitted: z.boolean().meta({ description: 'False for a patient in the waiting room.' }),
  })
  .meta({ id: 'RoomPresence', description: 'Somebody in a room.' });
export type RoomPresence = z.infer<typeof RoomPresence>;

export const IceServer = z
  .object({
    urls: z.array(z.string()).meta({ description: 'Addresses: stun:, turn: or turns:.' }),
    username: z.string().optional().meta({ description: 'User name, with the second at which it expires.' }),
    credential: z.string().optional().meta({ description: 'Password.' }),
  })
  .meta({ id: 'IceServer', description: 'A server that helps two browsers to reach each other.' });
export type IceServer = z.infer<typeof IceServer>;

export const Consultation = z
  .object({
    booking_id: Id.meta({ description: 'The booking.' }),
    reference: z.string().meta({ description: 'Reference of the booking, for people.' }),
    state: RoomStateName,
    closed_because: ClosedBecause.nullable().meta({ description: 'Why it is closed; null unless it is.' }),
    starts_at: Instant.meta({ description: 'When the consultation starts.' }),
    ends_at: Instant.meta({ description: 'When it ends.' }),
    opens_at: Instant.meta({ description: 'From when the room is open.' }),
    closes_at: Instant.meta({ description: 'Until when the room is open.' }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
    clinic: z.string().meta({ description: 'Name of the clinic.' }),
    clinician: z.string().nullable().meta({ description: 'The clinician, with title; null if none is named.' }),
    patient: z.string().meta({ description: 'Name of the patient.' }),
    own_side: RoomSideName,
    present: z.array(RoomPresence).meta({ description: 'Who is there.' }),
    ice_servers: z.array(IceServer).meta({
      description: 'Servers for the connection, with passwords that expire within an hour; empty unless it is open.',
    }),
    actions: z.array(RoomAction).meta({ description: 'What the user may do now.' }),
  })
  .meta({ id: 'Consultation', description: 'The room of an online consultation.' });
export type Consultation = z.infer<typeof Consultation>;

const Session = Id.meta({ description: 'The page, as named when it entered.' });

export const RoomEntry = z
  .strictObject({ session_id: Session.optional() })
  .meta({ id: 'RoomEntry', description: 'Enters a room; with the page’s session, it stays in it.' });

export const EnteredRoom = z
  .object({ session_id: Session, room: Consultation })
  .meta({ id: 'EnteredRoom', description: 'The room, for a page that is in it.' });
export type EnteredRoom = z.infer<typeof EnteredRoom>;

export const RoomSession = z
  .strictObject({ session_id: Session })
  .meta({ id: 'RoomSession', description: 'Somebody in a room, by their page.' });

const Version = z.int().min(0);

export const ConsultationNotes = z
  .object({
    text: z.string().meta({ description: 'Text; empty before anybody wrote.' }),
    version: Version.meta({ description: 'Incremented with each change; 0 before anybody wrote.' }),
    written_by: z.string().nullable().meta({ description: 'Who wrote last; null before anybody did.' }),
    written_at: Instant.nullable().meta({ description: 'When it was last written.' }),
  })
  .meta({ id: 'ConsultationNotes', description: 'The clinic’s notes of an online consultation.' });
export type ConsultationNotes = z.infer<typeof ConsultationNotes>;

export const ConsultationNotesText = z
  .strictObject({
    text: z.string().max(MAX_CONSULTATION_NOTES).meta({ description: 'Text, at most 20,000 characters.' }),
    version: Version.meta({ description: 'The version that was read.' }),
  })
  .meta({ id: 'ConsultationNotesText', description: 'Replaces the notes.' });
export type ConsultationNotesText = z.infer<typeof ConsultationNotesText>;

export const PatientNote = z
  .object({
    booking_id: Id.meta({ description: 'The booking of the consultation.' }),
    reference: z.string().meta({ description: 'Reference of the booking, for people.' }),
    starts_at: Instant.meta({ description: 'When the consultation started.' }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
    clinician: z.string().nullable().meta({ description: 'The clinician, with title; null if none is named.' }),
    text: z.string().meta({ description: 'What the clinic noted.' }),
    written_by: z.string().nullable().meta({ description: 'Who wrote last; null if their account is gone.' }),
    written_at: Instant.meta({ description: 'When it was last written.' }),
  })
  .meta({ id: 'PatientNote', description: 'The clinic’s notes of one consultation of a patient.' });
export type PatientNote = z.infer<typeof PatientNote>;

export const PatientNotes = pageOf(PatientNote).meta({
  id: 'PatientNotes',
  description: 'The clinic’s notes of a patient’s consultations, newest first.',
});
export type PatientNotes = z.infer<typeof PatientNotes>;
