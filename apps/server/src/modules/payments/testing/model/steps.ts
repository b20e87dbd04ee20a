import fc from 'fast-check';
import type { Model } from './model.ts';
import { askBalance, withdrawBalance } from './model-balances.ts';
import type { ModelBooking, ModelRefund } from './model-rows.ts';

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
  'ask_balance',
  'ask_balance',
  'withdraw_balance',
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
  fc.array(anyStep(steps), { maxLength: most, size: 'max' });

/** How a booking comes to be paid. */
const STORY = ['request', 'accept', 'pay', 'paid', 'deliver'] as const satisfies readonly Step[];

/**
 * The same for where a step takes long: of so many steps, begun with two bookings that may be paid already, so that something
 * happens in each.
 */
export const livelyHistories = (many: number) =>
  fc
    .tuple(fc.nat(STORY.length), fc.nat(STORY.length), fc.array(anyStep(STEPS), { minLength: many, maxLength: many }))
    .map(([first, second, rest]) => [...told(first, 0), ...told(second, 1), ...rest].slice(0, many));

const told = (parts: number, slot: number): Asked[] =>
  STORY.slice(0, parts).map((step) => ({ step, which: step === 'request' ? slot : 0, other: slot }));

const anyStep = (steps: readonly Step[]) =>
  fc.record({ step: fc.constantFrom(...steps), which: fc.nat(3), other: fc.nat(1) });

/** The one counted from the newest. */
export const recent = <T>(list: readonly T[], which: number): T | undefined =>
  list[list.length - 1 - (which % Math.max(1, list.length))];

interface About {
  booking: ModelBooking | undefined;
  payment: number | undefined;
  refund: ModelRefund | undefined;
  dispute: number | undefined;
  which: number;
  other: number;
}

const TAKE: Record<Step, (model: Model, about: About) => unknown> = {
  request: (model, { which, other }) => model.request(other, which % 2, which),
  accept: (model, { booking }) => booking && model.accept(booking),
  decline: (model, { booking }) => booking && model.cancel(booking, 'decline', 'provider'),
  cancel: (model, { booking }) => booking && model.cancel(booking, 'cancel', 'patient'),
  cancel_by_clinic: (model, { booking }) => booking && model.cancel(booking, 'cancel', 'provider'),
  move: (model, { booking, other }) => booking && model.reschedule(booking, other),
  pay: (model, { booking }) => booking && model.startPay(booking, false),
  pay_answer_lost: (model, { booking }) => booking && model.startPay(booking, true),
  paid: ({ gateway }, { payment }) => payment && gateway.settle(payment, 'pays'),
  failed: ({ gateway }, { payment }) => payment && gateway.settle(payment, 'fails'),
  begun: ({ gateway }, { payment }) => payment && gateway.settle(payment, 'begins'),
  paid_less: ({ gateway }, { payment }) => payment && gateway.settle(payment, 'pays_less'),
  given_up: ({ gateway }, { payment }) => payment && gateway.settle(payment, 'gives_up'),
  paid_after_all: ({ gateway }, { payment }) => payment && gateway.settle(payment, 'pays_after_all'),
  deliver: (model, { which }) => model.deliver(which, false),
  deliver_and_keep: (model, { which }) => model.deliver(which, true),
  lose: ({ gateway }, { which }) => gateway.take(which, false),
  send_refund: (model, { refund }) => refund && model.sendRefund(refund, false),
  send_refund_answer_lost: (model, { refund }) => refund && model.sendRefund(refund, true),
  admin_refund: (model, { booking, other }) => booking && model.adminRefund(booking, other === 0),
  dispute: (model, { payment }) => payment && model.openDispute(payment, 1000),
  dispute_part: (model, { payment }) => payment && model.openDispute(payment, 400),
  won: (model, { dispute }) => dispute && model.decideDispute(dispute, 'won'),
  lost: (model, { dispute }) => dispute && model.decideDispute(dispute, 'lost'),
  ask_balance: (model, { booking }) => booking && askBalance(model, booking),
  withdraw_balance: (model, { booking }) => booking && withdrawBalance(model, booking),
  tick: (model) => model.tick(7 * 60),
  tick_long: (model) => model.tick(25 * 60),
  complete: (model, { booking }) => booking && model.complete(booking),
  suspend: (model, { which, other }) => (model.suspended = which + other === 0),
  reconcile: (model) => model.reconcile(),
};

export function take(model: Model, { step, which, other }: Asked): void {
  TAKE[step](model, {
    booking: recent(model.bookings, which),
    payment: recent(model.payments, which)?.id,
    refund: recent(model.refunds, which),
    dispute: recent(model.disputes, which)?.id,
    which,
    other,
  });
}
