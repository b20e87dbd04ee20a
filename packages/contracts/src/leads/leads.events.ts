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

export const requestOverdue = defineEvent({
  name: 'consultation_request.overdue.v1',
  description: 'A consultation request was not answered in time; remind the clinic.',
  payload: z.object({ consultation_request_id: Id }),
  aggregate: ({ consultation_request_id: id }) => `consultation_request/${id}`,
});

export const requestDecided = defineEvent({
  name: 'consultation_request.decided.v1',
  description: 'A consultation request was accepted or declined; tell its sender.',
  payload: z.object({ consultation_request_id: Id, decision: z.enum(['accepted', 'declined']) }),
  aggregate: ({ consultation_request_id: id }) => `consultation_request/${id}`,
});

export const claimDecided = defineEvent({
  name: 'directory_claim.decided.v1',
  description: 'A claim of a listing was approved or rejected; tell its sender.',
  payload: z.object({ directory_claim_id: Id, decision: z.enum(['approved', 'rejected']) }),
  aggregate: ({ directory_claim_id: id }) => `directory_claim/${id}`,
});

export const leadAnswered = defineEvent({
  name: 'lead.answered.v1',
  description: 'A request, message or claim was answered; send the answer.',
  payload: z.object({ lead_id: Id, message_id: Id }),
  aggregate: ({ lead_id: id }) => `lead/${id}`,
});
