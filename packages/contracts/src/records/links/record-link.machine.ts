import { defineMachine } from '../../kit/index.ts';

/** A link with which somebody without an account reads chosen records, until a day or until their owner ends it. */
export const recordLinkMachine = defineMachine({
  name: 'record_link',
  initial: 'active',
  instants: ['expires_at'],
  states: {
    active: { tags: ['reads'], timers: [{ afterMinutes: 0, of: 'expires_at', action: 'expire' }] },
    revoked: { tags: ['final'] },
    expired: { tags: ['final'] },
  },
  transitions: {
    revoke: { from: ['active'], to: 'revoked', by: ['patient', 'system'] },
    expire: { from: ['active'], to: 'expired', by: ['system'] },
  },
});

export type RecordLinkStatus = keyof typeof recordLinkMachine.states;
