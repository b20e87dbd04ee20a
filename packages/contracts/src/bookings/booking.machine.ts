import { defineMachine } from '../kit/index.ts';

/** Minutes that a completed visit has before it counts as completed by itself: 48 hours. */
const COMPLETED_AFTER = 48 * 60;

/**
 * A booking of one time at one clinic. It begins as `pending` (the clinic must accept), or at once as `awaiting_payment`
 * or `confirmed` where the clinic allows online booking. In the three states tagged `holdsSlot` nobody else can have its
 * time. Moving it to another time changes no state. Refunds and disputes are facts of payments, never states of a booking.
 */
export const bookingMachine = defineMachine({
  name: 'booking',
  initial: 'pending',
  instants: ['expires_at', 'ends_at'],
  states: {
    /** Waits for the clinic; `expires_at` is when it must have answered. */
    pending: {
      tags: ['holdsSlot', 'active', 'expires'],
      timers: [{ afterMinutes: 0, of: 'expires_at', action: 'expire' }],
    },
    /** Waits for the deposit; `expires_at` is when it must be paid. */
    awaiting_payment: {
      tags: ['holdsSlot', 'active', 'expires'],
      timers: [{ afterMinutes: 0, of: 'expires_at', action: 'expire' }],
    },
    confirmed: {
      tags: ['holdsSlot', 'active'],
      timers: [{ afterMinutes: COMPLETED_AFTER, of: 'ends_at', action: 'complete' }],
    },
    completed: { tags: ['final'] },
    cancelled: { tags: ['final'] },
  },
  transitions: {
    accept: { from: ['pending'], to: 'confirmed', by: ['provider', 'organization', 'admin'] },
    /** The same when a deposit is due. */
    accept_for_payment: { from: ['pending'], to: 'awaiting_payment', by: ['provider', 'organization', 'admin'] },
    decline: { from: ['pending'], to: 'cancelled', by: ['provider', 'organization', 'admin'], needs: 'reason' },
    /** The gateway has the money. */
    pay: { from: ['awaiting_payment'], to: 'confirmed', by: ['system'] },
    cancel: {
      from: ['pending', 'awaiting_payment', 'confirmed'],
      to: 'cancelled',
      by: ['patient', 'provider', 'organization', 'admin'],
      needs: 'reason',
    },
    /** Nobody answered, or nobody paid, in time. */
    expire: { from: ['pending', 'awaiting_payment'], to: 'cancelled', by: ['system'] },
    complete: { from: ['confirmed'], to: 'completed', by: ['provider', 'organization', 'admin', 'system'] },
    /** The patient did not come: a cancellation on the day itself. */
    mark_no_show: { from: ['confirmed'], to: 'cancelled', by: ['provider', 'organization', 'admin'] },
  },
});

export type BookingStatus = keyof typeof bookingMachine.states;
export type BookingMove = keyof typeof bookingMachine.transitions;
