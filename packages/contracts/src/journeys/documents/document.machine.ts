import { defineMachine } from '../../kit/index.ts';

/**
 * A document that a patient reads and signs. A consent to a treatment is in force once a clinician has signed too, that they explained it;
 * an agreement to another surgeon once the patient has signed.
 */
export const documentMachine = defineMachine({
  name: 'journey_document',
  initial: 'offered',
  states: {
    offered: { tags: ['live', 'unsigned'] },
    signed: { tags: ['live', 'withdrawable'] },
    in_force: { tags: ['live', 'withdrawable'] },
    declined: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
    /** The clinic replaced it, or the journey ended. */
    void: { tags: ['final'] },
  },
  transitions: {
    sign: { from: ['offered'], to: 'signed', by: ['patient'] },
    /** Nothing has to be explained by a clinician. */
    agree: { from: ['offered'], to: 'in_force', by: ['patient'] },
    countersign: { from: ['signed'], to: 'in_force', by: ['provider'] },
    decline: { from: ['offered'], to: 'declined', by: ['patient'] },
    withdraw: { from: ['signed', 'in_force'], to: 'withdrawn', by: ['patient'] },
    void: { from: ['offered', 'signed', 'in_force'], to: 'void', by: ['provider', 'organization', 'admin', 'system'] },
  },
});

export type DocumentStatus = keyof typeof documentMachine.states;

/**
 * treatment: to what is done, and its risks. anesthesia. photos: clinical photographs. surgeon_change: that somebody else operates than was
 * agreed. other: what a clinic wrote itself.
 */
export const DOCUMENT_KINDS = ['treatment', 'anesthesia', 'photos', 'surgeon_change', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
