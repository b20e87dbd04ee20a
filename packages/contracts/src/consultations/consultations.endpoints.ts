import { z } from 'zod';
import { defineEndpoint, Id, pageQuery } from '../kit/index.ts';
import {
  Consultation,
  ConsultationNotes,
  ConsultationNotesText,
  EnteredRoom,
  PatientNotes,
  RoomEntry,
  RoomSession,
} from './consultation.schema.ts';

const session = { tag: 'consultations', access: 'session' } as const;
const params = z.object({ id: Id.meta({ description: 'The booking.' }) });

export const getConsultation = defineEndpoint({
  ...session,
  name: 'getConsultation',
  method: 'GET',
  path: '/consultations/:id',
  summary: 'Get the room of an online consultation',
  description:
    'Returns the room of a booking to its patient and to staff of its clinic who answer bookings. It is open from 15 minutes before the consultation until 60 minutes after, while the booking is confirmed.',
  params,
  response: Consultation,
  problems: ['consultations.not_found'],
});

export const enterConsultation = defineEndpoint({
  ...session,
  name: 'enterConsultation',
  method: 'POST',
  path: '/consultations/:id/enter',
  idempotency: 'none',
  summary: 'Enter a room',
  description:
    'Enters the room, or the waiting room until the clinic admits the patient, for 30 seconds; called again with its session, a page stays. Entering without one takes the place of the user’s other page. The clinic reopens a room that it ended.',
  params,
  body: RoomEntry,
  response: EnteredRoom,
  problems: [
    'consultations.not_found',
    'consultations.too_early',
    'consultations.closed',
    'consultations.full',
    'consultations.taken_over',
  ],
});

export const leaveConsultation = defineEndpoint({
  ...session,
  name: 'leaveConsultation',
  method: 'POST',
  path: '/consultations/:id/leave',
  idempotency: 'none',
  summary: 'Leave a room',
  description: 'Leaves the room; a patient who comes back is admitted again. Ignored for a page that is not in it.',
  params,
  body: RoomSession,
  response: Consultation,
  problems: ['consultations.not_found'],
});

export const admitPatient = defineEndpoint({
  ...session,
  name: 'admitPatient',
  method: 'POST',
  path: '/consultations/:id/admit',
  idempotency: 'none',
  summary: 'Admit the patient',
  description: 'Lets the patient in from the waiting room. For somebody of the clinic who is in the room.',
  params,
  body: RoomSession,
  response: Consultation,
  problems: ['consultations.not_found', 'consultations.closed', 'consultations.not_there'],
});

export const endConsultation = defineEndpoint({
  ...session,
  name: 'endConsultation',
  method: 'POST',
  path: '/consultations/:id/end',
  idempotency: 'none',
  summary: 'End a consultation',
  description: 'Closes the room for everyone. The clinic can enter again while its time lasts, which reopens it.',
  params,
  response: Consultation,
  problems: ['consultations.not_found', 'consultations.closed'],
});

export const getConsultationNotes = defineEndpoint({
  ...session,
  name: 'getConsultationNotes',
  method: 'GET',
  path: '/consultations/:id/notes',
  summary: 'Get the notes of a consultation',
  description: 'Returns the clinic’s notes to staff of the clinic who answer bookings. Each read is logged.',
  params,
  response: ConsultationNotes,
  problems: ['consultations.not_found'],
});

export const writeConsultationNotes = defineEndpoint({
  ...session,
  name: 'writeConsultationNotes',
  method: 'PUT',
  path: '/consultations/:id/notes',
  summary: 'Write the notes of a consultation',
  description:
    'Replaces the clinic’s notes, during the consultation and afterwards; stored encrypted. The patient doesn’t see them here.',
  params,
  body: ConsultationNotesText,
  response: ConsultationNotes,
  problems: ['consultations.not_found'],
});

export const listPatientNotes = defineEndpoint({
  tag: 'consultations',
  access: { side: 'provider', may: 'bookings.answer' },
  name: 'listPatientNotes',
  method: 'GET',
  path: '/provider/patients/:id/consultation-notes',
  summary: 'List the notes of a patient’s consultations',
  description:
    'Returns what the clinic acted for noted of a patient’s consultations, newest first, to its own care staff. Each note read is logged.',
  params: z.object({ id: Id.meta({ description: 'The patient.' }) }),
  query: z.strictObject(pageQuery(10)),
  response: PatientNotes,
  problems: ['consultations.not_found'],
});
