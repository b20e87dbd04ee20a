import fc from 'fast-check';
import type { Model } from './model.ts';

export const STEPS = [
  // What makes a history go on comes more often than what ends it.
  'request',
  'request',
  'accept',
  'accept',
  'accept',
  'pay',
  'pay',
  'paid',
  'paid',
  'deliver',
  'reconcile',
  'decline',
  'cancel',
  'cancel_by_clinic',
  'move',
  'pay',
  'pay',
  'pay_answer_lost',
  'paid',
  'paid',
  'failed',
  'begun',
  'paid_less',
  'given_up',
  'given_up',
  'paid_after_all',
  'paid_after_all',
  'paid_after_all',
  'deliver',
  'deliver',
  'deliver_and_keep',
  'lose',
  'send_refund',
  'send_refund_answer_lost',
  'admin_refund',
  'dispute',
  'dispute_part',
  'won',
  'lost',
  'tick',
  'tick_long',
  'complete',
  'suspend',
  'reconcile',
] as const;
export type Step = (typeof STEPS)[number];

/** A step and which of the things there it is about: mostly recent ones, among few. */
export interface Asked {
  step: Step;
  which: number;
  other: number;
}

export const histories = (most: number, steps: readonly Step[] = STEPS) =>
  fc.array(fc.record({ step: fc.constantFrom(...steps), which: fc.nat(3), other: fc.nat(1) }), {
    maxLength: most,
    size: 'max',
  });

/** The one counted from the newest. */
export const recent = <T>(list: readonly T[], which: number): T | undefined =>
  list[list.length - 1 - (which % Math.max(1, list.length))];

export function take(model: Model, { step, which, other }: Asked): void {
  const booking = recent(model.bookings, which);
  const payment = recent(model.payments, which);
  const refund = recent(model.refunds, which);
  const dispute = recent(model.disputes, which);
  switch (step) {
    case 'request':
      return model.request(other, which % 2, which);
    case 'accept':
      return void (booking && model.accept(booking));
    case 'decline':
      return booking && model.cancel(booking, 'decline', 'provider');
    case 'cancel':
      return booking && model.cancel(booking, 'cancel', 'patient');
    case 'cancel_by_clinic':
      return booking && model.cancel(booking, 'cancel', 'provider');
    case 'move':
      return booking && model.reschedule(booking, other);
    case 'pay':
      return booking && model.startPay(booking, false);
    case 'pay_answer_lost':
      return booking && model.startPay(booking, true);
    case 'paid':
      return payment && model.settle(payment.id, 'pays');
    case 'failed':
      return payment && model.settle(payment.id, 'fails');
    case 'begun':
      return payment && model.settle(payment.id, 'begins');
    case 'paid_less':
      return payment && model.settle(payment.id, 'pays_less');
    case 'given_up':
      return payment && model.settle(payment.id, 'gives_up');
    case 'paid_after_all':
      return payment && model.settle(payment.id, 'pays_after_all');
    case 'deliver':
      return model.deliver(which, false);
    case 'deliver_and_keep':
      return model.deliver(which, true);
    case 'lose':
      return void model.messages.splice(which % Math.max(1, model.messages.length), 1);
    case 'send_refund':
      return refund && model.sendRefund(refund, false);
    case 'send_refund_answer_lost':
      return refund && model.sendRefund(refund, true);
    case 'admin_refund':
      return booking && model.adminRefund(booking, other === 0);
    case 'dispute':
      return payment && model.openDispute(payment.id, 1000);
    case 'dispute_part':
      return payment && model.openDispute(payment.id, 400);
    case 'won':
      return dispute && model.decideDispute(dispute.id, 'won');
    case 'lost':
      return dispute && model.decideDispute(dispute.id, 'lost');
    case 'tick':
      return model.tick(7 * 60);
    case 'tick_long':
      return model.tick(25 * 60);
    case 'complete':
      return booking && model.complete(booking);
    case 'suspend':
      return void (model.suspended = which + other === 0);
    case 'reconcile':
      return model.reconcile();
  }
}
