import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const consultationRequested = defineEvent({
  name: 'consultation_request.received.v1',
  description: 'A consultation was requested.',
  payload: z.object({ consultation_request_id: Id }),
  aggregate: ({ consultation_request_id: id }) => `consultation_request/${id}`,
});

export const contactReceived = defineEvent({
  name: 'contact_request.received.v1',
  description: 'A message to the team was sent.',
  payload: z.object({ contact_request_id: Id }),
  aggregate: ({ contact_request_id: id }) => `contact_request/${id}`,
});

export const claimSubmitted = defineEvent({
  name: 'directory_claim.submitted.v1',
  description: 'An imported listing was claimed.',
  payload: z.object({ directory_claim_id: Id }),
  aggregate: ({ directory_claim_id: id }) => `directory_claim/${id}`,
});
