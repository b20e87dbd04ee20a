import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

const about = { claim_id: Id, journey_id: Id, provider_id: Id };
const ofClaim = ({ claim_id: id }: { claim_id: string }) => `claim/${id}`;

export const claimOpened = defineEvent({
  name: 'claim.opened.v1',
  description: 'A patient opened a claim against a clinic.',
  payload: z.object(about),
  aggregate: ofClaim,
});

export const claimMoved = defineEvent({
  name: 'claim.moved.v1',
  description: 'A claim went on: it was answered, decided, appealed or ended.',
  payload: z.object({
    ...about,
    action: z.string(),
    by: z.enum(['patient', 'provider', 'organization', 'admin', 'system']),
  }),
  aggregate: ofClaim,
});

export const claimOverdue = defineEvent({
  name: 'claim.overdue.v1',
  description: 'A side did not act on a claim in time.',
  payload: z.object({ ...about, who: z.enum(['clinic', 'team']) }),
  aggregate: ofClaim,
});
