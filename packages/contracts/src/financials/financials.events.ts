import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const payout = z.object({ payout_id: Id });
const ofPayout = ({ payout_id: id }: { payout_id: string }) => `payout/${id}`;
const account = z.object({ account_id: Id });
const ofAccount = ({ account_id: id }: { account_id: string }) => `payout_account/${id}`;

export const payoutBegun = defineEvent({
  name: 'payout.begun.v1',
  description: 'A transfer to a clinic was begun.',
  payload: payout,
  aggregate: ofPayout,
});

export const payoutPaid = defineEvent({
  name: 'payout.paid.v1',
  description: 'A transfer to a clinic arrived.',
  payload: payout,
  aggregate: ofPayout,
});

export const payoutReturned = defineEvent({
  name: 'payout.returned.v1',
  description: 'A bank sent a transfer to a clinic back.',
  payload: payout,
  aggregate: ofPayout,
});

export const payoutAccountSet = defineEvent({
  name: 'payout_account.set.v1',
  description: 'A clinic set the bank account for payouts in a currency.',
  payload: account,
  aggregate: ofAccount,
});

export const payoutAccountRefused = defineEvent({
  name: 'payout_account.refused.v1',
  description: 'An admin refused a clinic’s bank account.',
  payload: account,
  aggregate: ofAccount,
});

export const payoutAccountVerified = defineEvent({
  name: 'payout_account.verified.v1',
  description: 'An admin verified a clinic’s bank account.',
  payload: account,
  aggregate: ofAccount,
});
