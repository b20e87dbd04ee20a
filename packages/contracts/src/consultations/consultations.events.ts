import { z } from 'zod';
import { defineEvent, Id, Instant } from '../kit/index.ts';

export const patientWaits = defineEvent({
  name: 'consultation.patient_waits.v1',
  description: 'A patient is in the waiting room of their online consultation, and nobody of the clinic is there.',
  payload: z.object({ booking_id: Id, at: Instant }),
  aggregate: ({ booking_id: id }) => `booking/${id}`,
});
