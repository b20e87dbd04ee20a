import { z } from 'zod';
import { defineEvent, Id, Money } from '../kit/index.ts';
import { REFUND_CAUSES } from './payments.schema.ts';

const about = { booking_id: Id, payment_id: Id };
const ofBooking = ({ booking_id: id }: { booking_id: string }) => `booking/${id}`;

export const paymentSucceeded = defineEvent({
  name: 'payment.succeeded.v1',
  description: 'Money for a booking arrived at the gateway.',
  payload: z.object({ ...about, amount: Money }),
  aggregate: ofBooking,
});

export const paymentFailed = defineEvent({
  name: 'payment.failed.v1',
  description: 'An attempt to pay ended without money.',
  payload: z.object(about),
  aggregate: ofBooking,
});

export const refundRequested = defineEvent({
  name: 'refund.requested.v1',
  description: 'A refund was decided; the gateway must be asked.',
  payload: z.object({ ...about, refund_id: Id, amount: Money, reason: z.enum(REFUND_CAUSES) }),
  aggregate: ofBooking,
});

export const refundPaid = defineEvent({
  name: 'refund.paid.v1',
  description: 'The gateway paid a refund out.',
  payload: z.object({ ...about, refund_id: Id, amount: Money }),
  aggregate: ofBooking,
});

const ofRequest = { booking_id: Id, request_id: Id };

export const balanceRequested = defineEvent({
  name: 'balance.requested.v1',
  description: 'A clinic asked a patient to pay the rest of a booking.',
  payload: z.object(ofRequest),
  aggregate: ofBooking,
});

export const balanceReminded = defineEvent({
  name: 'balance.reminded.v1',
  description: 'A request for a balance is due soon and was not paid.',
  payload: z.object(ofRequest),
  aggregate: ofBooking,
});

export const balancePaid = defineEvent({
  name: 'balance.paid.v1',
  description: 'What a clinic asked for arrived.',
  payload: z.object(ofRequest),
  aggregate: ofBooking,
});

export const balanceEnded = defineEvent({
  name: 'balance.ended.v1',
  description: 'A request for a balance was withdrawn, or was not paid in time.',
  payload: z.object({ ...ofRequest, how: z.enum(['withdrawn', 'expired']) }),
  aggregate: ofBooking,
});

export const disputeOpened = defineEvent({
  name: 'dispute.opened.v1',
  description: 'A payer’s bank took the money of a payment back until it is decided.',
  payload: z.object({ ...about, dispute_id: Id }),
  aggregate: ofBooking,
});

export const disputeAnswered = defineEvent({
  name: 'dispute.answered.v1',
  description: 'An answer to a payer’s bank was submitted; the gateway must be asked to pass it on.',
  payload: z.object({ ...about, dispute_id: Id, answer_id: Id }),
  aggregate: ofBooking,
});

export const disputeReminded = defineEvent({
  name: 'dispute.reminded.v1',
  description: 'A dispute must be answered soon and was not.',
  payload: z.object({ ...about, dispute_id: Id }),
  aggregate: ofBooking,
});

export const disputeDecided = defineEvent({
  name: 'dispute.decided.v1',
  description: 'A dispute was won or lost.',
  payload: z.object({ ...about, dispute_id: Id, outcome: z.enum(['won', 'lost']) }),
  aggregate: ofBooking,
});
