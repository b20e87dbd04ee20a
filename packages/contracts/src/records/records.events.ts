import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const recordLinkOpened = defineEvent({
  name: 'record_link.opened.v1',
  description: 'A link to records was opened for the first time.',
  payload: z.object({ link_id: Id, patient_id: Id }),
  aggregate: ({ link_id: id }) => `record_link/${id}`,
});

export const recordShared = defineEvent({
  name: 'record.shared.v1',
  description: 'A patient shared a record with the clinic of a journey.',
  payload: z.object({ share_id: Id, record_id: Id, journey_id: Id }),
  aggregate: ({ journey_id: id }) => `journey/${id}`,
});

export const dischargeFiled = defineEvent({
  name: 'record.discharge_filed.v1',
  description: 'Discharge papers that a clinic delivered or corrected were added to their patient’s medical records.',
  payload: z.object({
    record_id: Id.meta({ description: 'The record with the document.' }),
    journey_id: Id,
    pack_id: Id,
  }),
  aggregate: ({ journey_id: id }) => `journey/${id}`,
});

export const recordEmergency = defineEvent({
  name: 'record.emergency.v1',
  description: 'Somebody at a clinic, or acting for it, opened a patient’s records in an emergency.',
  payload: z.object({ emergency_id: Id, journey_id: Id }),
  aggregate: ({ journey_id: id }) => `journey/${id}`,
});

export const recordsRequested = defineEvent({
  name: 'record_request.asked.v1',
  description: 'A clinic asked a patient for records.',
  payload: z.object({ request_id: Id, journey_id: Id }),
  aggregate: ({ journey_id: id }) => `journey/${id}`,
});

export const recordRequestAnswered = defineEvent({
  name: 'record_request.answered.v1',
  description: 'A patient answered what a clinic asked for, or declined.',
  payload: z.object({ request_id: Id, journey_id: Id, answer: z.enum(['answered', 'declined']) }),
  aggregate: ({ journey_id: id }) => `journey/${id}`,
});
