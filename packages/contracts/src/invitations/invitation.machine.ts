import { defineMachine } from '../kit/index.ts';

/** Days until an invitation expires. */
export const INVITATION_DAYS = 7;

/** An invitation is answered once, within a week. Ended invitations stay ended; a new one must be requested. */
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
    // By the invited user, whatever their platform role so far.
    accept: { from: ['pending'], to: 'accepted', by: ['patient', 'provider', 'organization', 'admin'] },
    // By whoever has the link, with or without an account.
    decline: { from: ['pending'], to: 'declined', by: ['patient', 'provider', 'organization', 'admin', 'system'] },
    withdraw: { from: ['pending'], to: 'withdrawn', by: ['provider', 'organization', 'admin', 'system'] },
    expire: { from: ['pending'], to: 'expired', by: ['system'] },
  },
});

export type InvitationState = keyof typeof invitationMachine.states;
