import { z } from 'zod';
import { defineEvent, Id, Money } from '../kit/index.ts';

const about = { payout_id: Id, provider_id: Id, amount: Money };
const ofPayout = ({ payout_id: id }: { payout_id: string }) => `payout/${id}`;

export const payoutPaid = defineEvent({
  name: 'payout.paid.v1',
  description: 'A transfer to a clinic arrived.',
  payload: z.object(about),
  aggregate: ofPayout,
});

export const payoutReturned = defineEvent({
  name: 'payout.returned.v1',
  description: 'The bank sent a transfer to a clinic back.',
  payload: z.object(about),
  aggregate: ofPayout,
});
