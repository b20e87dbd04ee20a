import type { FakeGateway } from '../../../../platform/payments/testing/fake-gateway.ts';
import { DEPOSIT, type OpenPayments } from '../open-payments.ts';

/** What a patient gets back of a cancelled booking in these tests, and what a bank asks for later. */
export const HALF = DEPOSIT / 2;

export interface Paid {
  id: string;
  patientId: string;
  gatewayId: string;
}

/** What is known in the end of a booking, by rows and by sums of the ledger. */
export interface End {
  booking: string;
  payment: string;
  refunds: string[];
  disputes: string[];
  ledger: Record<string, number>;
}

interface Step {
  /** The message that tells of it. */
  message: string;
  happen: (world: OpenPayments, paid: Paid) => unknown;
}

/** The five things that happen to a payment, and how everything is in the end, whenever it is heard of. */
export interface Life {
  name: string;
  steps: readonly Step[];
  end: End;
  /** If nobody hears anything until the hold is over; the same as `end` otherwise. */
  endWhenLate?: End;
}

const disputeOf = ({ book }: FakeGateway, { gatewayId }: Paid): string => {
  const [dispute] = book.disputesOf(gatewayId);
  if (!dispute) throw new Error(`${gatewayId} is not disputed`);
  return dispute.id;
};
const decided = (outcome: 'under_review' | 'won' | 'lost'): Step => ({
  message: `dispute.${outcome}`,
  happen: ({ gateway }, paid) => gateway.decideDispute(disputeOf(gateway, paid), outcome),
});
const disputed = (amount: number): Step => ({
  message: 'dispute.opened',
  happen: ({ gateway }, { gatewayId }) => gateway.openDispute(gatewayId, { amount }),
});
const paid: readonly Step[] = [
  { message: 'payment.processing', happen: ({ gateway }, { gatewayId }) => gateway.pay(gatewayId, 'never') },
  { message: 'payment.succeeded', happen: ({ gateway }, { gatewayId }) => gateway.finish(gatewayId, 'paid') },
];
/** The patient comes back from the gateway, cancels, and the answer to the refund is lost: only its message tells of it. */
const cancelled: Step = {
  message: 'refund.succeeded',
  happen: async (world, made) => {
    await world.confirm(made, made.gatewayId);
    world.gateway.faults.plan('refund', 'answer_lost');
    const { status } = await world.post(made.patientId, `/bookings/${made.id}/cancel`, { reason: 'of this test' });
    if (status !== 200) throw new Error(`not cancelled: ${status}`);
  },
};

const returned = (outcome: 'won' | 'lost', ledger: End['ledger']): Life => ({
  name: `cancelled, and the rest disputed and ${outcome}`,
  steps: [...paid, cancelled, disputed(HALF), decided(outcome)],
  end: {
    booking: 'cancelled',
    payment: 'partially_refunded',
    refunds: [`cancelled ${HALF} succeeded`],
    disputes: [`${HALF} ${outcome}`],
    ledger,
  },
});
const unseen = (outcome: 'won' | 'lost', end: Pick<End, 'ledger'>, late: Pick<End, 'payment' | 'refunds'>): Life => {
  const disputes = [`${DEPOSIT} ${outcome}`];
  return {
    name: `never looked at again, disputed and ${outcome}`,
    steps: [...paid, disputed(DEPOSIT), decided('under_review'), decided(outcome)],
    end: { booking: 'confirmed', payment: 'succeeded', refunds: [], disputes, ...end },
    endWhenLate: { booking: 'cancelled', disputes, ledger: {}, ...late },
  };
};

export const LIVES: readonly Life[] = [
  returned('won', { gateway: HALF, provider_payable: -HALF }),
  returned('lost', {}),
  unseen(
    'won',
    { ledger: { gateway: DEPOSIT, held: -DEPOSIT } },
    { payment: 'refunded', refunds: [`late_payment ${DEPOSIT} succeeded`] },
  ),
  unseen('lost', { ledger: {} }, { payment: 'succeeded', refunds: [`late_payment ${DEPOSIT} rejected`] }),
];
