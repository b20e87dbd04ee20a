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
