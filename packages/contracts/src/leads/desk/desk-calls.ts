import { z } from 'zod';
import { ExportedFile, Id } from '../../kit/index.ts';
import { DeskPage, LeadAssignment, LeadDecision, LeadRecord, LeadReply } from './desk.schema.ts';

// What the calls of clinics, organizations and admins have in common.

export const list = { tag: 'leads', method: 'GET', response: DeskPage } as const;
export const exported = { tag: 'leads', method: 'GET', response: ExportedFile } as const;

const one = {
  tag: 'leads',
  params: z.object({ id: Id.meta({ description: 'Request id.' }) }),
  response: LeadRecord,
} as const;

export const read = { ...one, method: 'GET', problems: ['leads.not_found'] } as const;

export const reply = {
  ...one,
  method: 'POST',
  status: 201,
  idempotency: 'honoured',
  body: LeadReply,
  problems: ['leads.not_found', 'leads.not_possible', 'leads.full', 'request.stale_version'],
} as const;

export const assign = {
  ...one,
  method: 'POST',
  body: LeadAssignment,
  problems: ['leads.not_found', 'leads.not_of_the_team', 'request.stale_version'],
} as const;

export const decide = {
  ...one,
  method: 'POST',
  idempotency: 'honoured',
  body: LeadDecision,
  problems: ['leads.not_found', 'leads.not_possible', 'leads.full', 'request.stale_version'],
} as const;
