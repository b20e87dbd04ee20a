import { defineMachine } from '../kit/index.ts';

/** Days an invitation can be answered. */
export const INVITATION_DAYS = 7;

/** An invitation waits for its one answer, and no longer than a week. What has ended stays ended: one asks for another. */
export const invitationMachine = defineMachine({
  name: 'invitation',
  initial: 'pending',
  instants: ['expires_at'],
  states: {
    pending: { tags: ['open'], timers: [{ afterMinutes: 0, of: 'expires_at', action: 'expire' }] },
    accepted: { tags: ['final'] },
    declined: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
    expired: { tags: ['final'] },
  },
  transitions: {
    // By whoever is invited, whatever they are on the platform until then.
    accept: { from: ['pending'], to: 'accepted', by: ['patient', 'provider', 'organization', 'admin'] },
    // By whoever holds the link, who need not have an account.
    decline: { from: ['pending'], to: 'declined', by: ['patient', 'provider', 'organization', 'admin', 'system'] },
    withdraw: { from: ['pending'], to: 'withdrawn', by: ['provider', 'organization', 'admin', 'system'] },
    expire: { from: ['pending'], to: 'expired', by: ['system'] },
  },
});

export type InvitationState = keyof typeof invitationMachine.states;
