import { defineMachine } from '../../kit/index.ts';

/**
 * A package that an organization proposes to one of its clinics. The clinic answers it before its deadline; a counter-offer goes back to the
 * organization, which accepts or declines it. Whoever acts for both sides at once never answers for the clinic.
 */
export const proposalMachine = defineMachine({
  name: 'package proposal',
  initial: 'sent',
  instants: ['expires_at'],
  states: {
    sent: { tags: ['open', 'clinic_turn'], timers: [{ afterMinutes: 0, of: 'expires_at', action: 'expire' }] },
    countered: { tags: ['open', 'organization_turn'] },
    accepted: { tags: ['final'] },
    declined: { tags: ['final'] },
    expired: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    accept: { from: ['sent'], to: 'accepted', by: ['provider', 'admin'] },
    counter: { from: ['sent'], to: 'countered', by: ['provider', 'admin'] },
    decline: { from: ['sent'], to: 'declined', by: ['provider', 'admin'], needs: 'reason' },
    accept_counter: { from: ['countered'], to: 'accepted', by: ['organization'] },
    decline_counter: { from: ['countered'], to: 'declined', by: ['organization'], needs: 'reason' },
    // The system, when the clinic leaves the organization.
    withdraw: { from: ['sent', 'countered'], to: 'withdrawn', by: ['organization', 'system'] },
    expire: { from: ['sent'], to: 'expired', by: ['system'] },
  },
});

export type ProposalState = keyof typeof proposalMachine.states;
export const PROPOSAL_STATES = Object.keys(proposalMachine.states) as [ProposalState, ...ProposalState[]];
