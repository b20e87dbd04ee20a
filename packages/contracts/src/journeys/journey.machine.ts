import { defineMachine } from '../kit/index.ts';

/** Days that a journey nobody answered stays open after its answer was due. */
export const EXPIRES_AFTER_MINUTES = 6 * 24 * 60;
/** Preparation begins by itself a day after the booking, unless the clinic begins it before. */
const PREPARED_AFTER_MINUTES = 24 * 60;

/**
 * One clinic's way with one patient, from the question to the end of aftercare. A quote moves it to `quoted`, its
 * acceptance to `accepted`, the deposit to `booked`; then dates and the people who treat move it. `remind` moves nothing: it
 * tells the clinic that its answer is due. Reasons can be about health, so they are kept encrypted and not in the history.
 */
export const journeyMachine = defineMachine({
  name: 'journey',
  initial: 'inquiry',
  instants: ['answer_due_at', 'remind_at'],
  states: {
    inquiry: {
      tags: ['open', 'waiting', 'quotable', 'signable'],
      timers: [
        { afterMinutes: 0, of: 'remind_at', action: 'remind' },
        { afterMinutes: EXPIRES_AFTER_MINUTES, of: 'answer_due_at', action: 'expire' },
      ],
    },
    records_review: { tags: ['open', 'quotable', 'signable'] },
    quoted: { tags: ['open', 'quotable', 'signable'] },
    accepted: { tags: ['open', 'chosen', 'signable'] },
    booked: {
      tags: ['open', 'chosen', 'running', 'trip', 'changeable', 'signable', 'coming'],
      timers: [{ afterMinutes: PREPARED_AFTER_MINUTES, action: 'prepare' }],
    },
    preparing: { tags: ['open', 'chosen', 'running', 'trip', 'changeable', 'signable', 'coming'] },
    travelling: { tags: ['open', 'chosen', 'running', 'trip', 'changeable', 'signable', 'coming'] },
    in_treatment: { tags: ['open', 'chosen', 'running', 'trip', 'changeable'] },
    recovery: { tags: ['open', 'chosen', 'running', 'trip'] },
    aftercare: { tags: ['open', 'chosen', 'running'] },
    completed: { tags: ['final'] },
    declined: { tags: ['final', 'untreated'] },
    expired: { tags: ['final', 'untreated'] },
    cancelled: { tags: ['final', 'untreated'] },
  },
  transitions: {
    review: { from: ['inquiry'], to: 'records_review', by: ['provider', 'organization', 'admin'] },
    quote: { from: ['inquiry', 'records_review', 'quoted'], to: 'quoted', by: ['provider', 'organization', 'admin'] },
    decline: {
      from: ['inquiry', 'records_review', 'quoted'],
      to: 'declined',
      by: ['provider', 'organization', 'admin'],
    },
    /** A clinician signed that the treatment doesn't suit the patient. */
    find_unfit: {
      from: ['inquiry', 'records_review', 'quoted', 'accepted', 'booked', 'preparing', 'travelling'],
      to: 'declined',
      by: ['provider'],
    },
    accept: { from: ['quoted'], to: 'accepted', by: ['patient'] },
    /** A package was booked as it is offered: its price needs no quote. */
    reserve: { from: ['inquiry', 'records_review', 'quoted'], to: 'accepted', by: ['patient'] },
    book: { from: ['accepted'], to: 'booked', by: ['system'] },
    prepare: { from: ['booked'], to: 'preparing', by: ['provider', 'organization', 'admin', 'system'] },
    travel: { from: ['preparing'], to: 'travelling', by: ['patient', 'provider', 'organization', 'admin', 'system'] },
    treat: { from: ['preparing', 'travelling'], to: 'in_treatment', by: ['provider', 'organization', 'admin'] },
    recover: { from: ['in_treatment'], to: 'recovery', by: ['provider', 'organization', 'admin'] },
    discharge: { from: ['in_treatment', 'recovery'], to: 'aftercare', by: ['provider', 'organization', 'admin'] },
    /** The second trip is booked. */
    return: { from: ['aftercare'], to: 'preparing', by: ['patient'] },
    /** The second trip was called off: another time can be booked. */
    stay: { from: ['preparing', 'travelling'], to: 'aftercare', by: ['system'] },
    complete: { from: ['aftercare'], to: 'completed', by: ['provider', 'organization', 'admin', 'system'] },
    cancel: {
      from: ['inquiry', 'records_review', 'quoted', 'accepted', 'booked', 'preparing', 'travelling'],
      to: 'cancelled',
      by: ['patient', 'provider', 'organization', 'admin', 'system'],
    },
    expire: { from: ['inquiry'], to: 'expired', by: ['system'] },
    remind: { from: ['inquiry'], to: 'inquiry', by: ['system'] },
  },
});

export type JourneyStatus = keyof typeof journeyMachine.states;
export type JourneyMove = keyof typeof journeyMachine.transitions;
