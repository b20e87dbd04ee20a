import { defineMachine } from '../../kit/index.ts';

/**
 * What is answered to a payer’s bank. It is submitted once: stored before the gateway is asked, and asked about again until it is known
 * to have arrived.
 */
export const disputeAnswerMachine = defineMachine({
  name: 'dispute answer',
  initial: 'draft',
  states: {
    draft: { tags: ['editable'] },
    /** Submitted; the gateway has not confirmed it. */
    sending: { tags: ['sendable'] },
    sent: { tags: ['final'] },
    /** The gateway would not take it, such as after the deadline. */
    refused: { tags: ['final'] },
  },
  transitions: {
    submit: { from: ['draft'], to: 'sending', by: ['provider', 'organization', 'admin'] },
    deliver: { from: ['sending'], to: 'sent', by: ['system'] },
    refuse: { from: ['sending'], to: 'refused', by: ['system'] },
  },
});

export type DisputeAnswerStatus = keyof typeof disputeAnswerMachine.states;
