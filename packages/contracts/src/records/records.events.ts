import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

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
