import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

const about = { journey_id: Id, provider_id: Id };
const one = { ...about, document_id: Id };
const ofJourney = ({ journey_id: id }: { journey_id: string }) => `journey/${id}`;

export const documentsOffered = defineEvent({
  name: 'journey_document.offered.v1',
  description: 'Documents wait for a patient to read them; all that were offered at the same time.',
  payload: z.object({ ...about, document_ids: z.array(Id).min(1) }),
  aggregate: ofJourney,
});

export const documentSigned = defineEvent({
  name: 'journey_document.signed.v1',
  description: 'A patient signed a document.',
  payload: z.object(one),
  aggregate: ofJourney,
});

export const documentDeclined = defineEvent({
  name: 'journey_document.declined.v1',
  description: 'A patient declined a document.',
  payload: z.object(one),
  aggregate: ofJourney,
});

export const documentWithdrawn = defineEvent({
  name: 'journey_document.withdrawn.v1',
  description: 'A patient withdrew what they had signed.',
  payload: z.object(one),
  aggregate: ofJourney,
});

export const documentAsked = defineEvent({
  name: 'journey_document.asked.v1',
  description: 'A patient asked about a document.',
  payload: z.object(one),
  aggregate: ofJourney,
});

export const documentAnswered = defineEvent({
  name: 'journey_document.answered.v1',
  description: 'A clinic answered a question about a document.',
  payload: z.object(one),
  aggregate: ofJourney,
});
