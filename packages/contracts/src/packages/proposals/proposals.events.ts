import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

export const PROPOSAL_NEWS = [
  'sent',
  'nudged',
  'withdrawn',
  'counter_accepted',
  'counter_declined',
  'accepted',
  'countered',
  'declined',
  'expired',
] as const;

export const proposalMoved = defineEvent({
  name: 'package.proposal_moved.v1',
  description:
    'A package proposal was sent, answered, withdrawn or expired, or the clinic was reminded; notify the other side.',
  payload: z.object({ proposal_id: Id, organization_id: Id, provider_id: Id, news: z.enum(PROPOSAL_NEWS) }),
  aggregate: ({ proposal_id: id }) => `proposal/${id}`,
});
