import { defineMachine } from '../../kit/index.ts';

/** Somebody at a clinic, or acting for it, who reads a patient’s records in an emergency for at most an hour. */
export const recordEmergencyMachine = defineMachine({
  name: 'record_emergency',
  initial: 'active',
  instants: ['expires_at'],
  states: {
    active: { tags: ['reads'], timers: [{ afterMinutes: 0, of: 'expires_at', action: 'expire' }] },
    ended: { tags: ['final'] },
    expired: { tags: ['final'] },
  },
  transitions: {
    end: { from: ['active'], to: 'ended', by: ['patient', 'provider', 'organization', 'admin', 'system'] },
    expire: { from: ['active'], to: 'expired', by: ['system'] },
  },
});

export type RecordEmergencyStatus = keyof typeof recordEmergencyMachine.states;
