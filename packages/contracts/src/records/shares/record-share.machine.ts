import { defineMachine } from '../../kit/index.ts';

/** A record that the clinic of a journey may read, until a day or until its owner ends it. */
export const recordShareMachine = defineMachine({
  name: 'record_share',
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

export type RecordShareStatus = keyof typeof recordShareMachine.states;
