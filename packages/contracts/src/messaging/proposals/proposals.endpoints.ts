import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { AttachableQuote, ProposableVisit, Proposal } from './proposals.schema.ts';

const session = { tag: 'messaging', access: 'session' } as const;

export const getProposal = defineEndpoint({
  ...session,
  name: 'getProposal',
  method: 'GET',
  path: '/conversations/messages/:id/proposal',
  summary: 'Get what was proposed with a message',
  description:
    'Returns proposed times, or a quote, as they are now: which times are still free, and what became of the quote.',
  params: z.object({ id: Id.meta({ description: 'The message.' }) }),
  response: Proposal,
  problems: ['messaging.message_not_found', 'access.reason_required'],
});

export const listAttachableQuotes = defineEndpoint({
  ...session,
  name: 'listAttachableQuotes',
  method: 'GET',
  path: '/conversations/:id/quotes',
  summary: 'List quotes to attach',
  description: 'For the clinic. Returns the quotes that it sent the patient of a conversation, newest first.',
  params: z.object({ id: Id.meta({ description: 'The conversation.' }) }),
  response: z
    .object({ data: z.array(AttachableQuote).meta({ description: 'At most 20.' }) })
    .meta({ id: 'AttachableQuotes', description: 'Quotes of a clinic for one patient.' }),
  problems: ['messaging.conversation_not_found', 'messaging.nothing_to_propose'],
});

export const listProposableVisits = defineEndpoint({
  ...session,
  name: 'listProposableVisits',
  method: 'GET',
  path: '/conversations/:id/visits',
  summary: 'List visits to propose',
  description:
    'For the clinic. Returns the visits of which it can propose times to the patient of a conversation: consultations with each clinician who has a calendar, and its online services by video. Their free times are those of its public availability.',
  params: z.object({ id: Id.meta({ description: 'The conversation.' }) }),
  response: z
    .object({ data: z.array(ProposableVisit).meta({ description: 'Empty if the clinic takes no bookings.' }) })
    .meta({ id: 'ProposableVisits', description: 'Visits of which times can be proposed.' }),
  problems: ['messaging.conversation_not_found', 'messaging.nothing_to_propose'],
});
