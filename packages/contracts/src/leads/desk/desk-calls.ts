import { z } from 'zod';
import { endpointFacts, ExportedFile, Id } from '../../kit/index.ts';
import { DeskPage, LeadAssignment, LeadDecision, LeadRecord, LeadReply } from './desk.schema.ts';

// What the calls of clinics, organizations and admins have in common.

export const list = endpointFacts({ tag: 'leads', method: 'GET', response: DeskPage });
export const exported = endpointFacts({ tag: 'leads', method: 'GET', response: ExportedFile });

const one = {
  tag: 'leads',
  params: z.object({ id: Id.meta({ description: 'Request id.' }) }),
  response: LeadRecord,
} as const;

export const read = endpointFacts({ ...one, method: 'GET', problems: ['leads.not_found'] });

export const reply = endpointFacts({
  ...one,
  method: 'POST',
  status: 201,
  body: LeadReply,
  problems: ['leads.not_found', 'leads.not_possible', 'leads.full', 'request.stale_version'],
});

export const assign = endpointFacts({
  ...one,
  method: 'POST',
  body: LeadAssignment,
  problems: ['leads.not_found', 'leads.not_of_the_team', 'request.stale_version'],
});

export const decide = endpointFacts({
  ...one,
  method: 'POST',
  body: LeadDecision,
  problems: ['leads.not_found', 'leads.not_possible', 'leads.full', 'request.stale_version'],
});
