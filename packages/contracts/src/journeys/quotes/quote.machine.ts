import { defineMachine } from '../../kit/index.ts';

/**
 * A clinic's price for one patient. What was sent never changes: a correction is a new version, which supersedes it, and a change
 * after acceptance is a change order with its own acceptance. The first acceptance moves the journey.
 */
export const quoteMachine = defineMachine({
  name: 'quote',
  initial: 'draft',
  instants: ['valid_until'],
  states: {
    draft: { tags: ['editable'] },
    sent: { tags: ['open', 'comparable'], timers: [{ afterMinutes: 0, of: 'valid_until', action: 'expire' }] },
    accepted: { tags: ['final', 'comparable'] },
    declined: { tags: ['final'] },
    expired: { tags: ['final'] },
    superseded: { tags: ['final'] },
  },
  transitions: {
    send: { from: ['draft'], to: 'sent', by: ['provider', 'organization', 'admin'] },
    accept: { from: ['sent'], to: 'accepted', by: ['patient'] },
    decline: { from: ['sent'], to: 'declined', by: ['patient'] },
    expire: { from: ['sent'], to: 'expired', by: ['system'] },
    /** A newer version was sent, or the journey ended. */
    supersede: { from: ['sent'], to: 'superseded', by: ['patient', 'provider', 'organization', 'admin', 'system'] },
  },
});

export type QuoteStatus = keyof typeof quoteMachine.states;
export type QuoteMove = keyof typeof quoteMachine.transitions;
