import { defineMachine } from '../../kit/index.ts';

/** Somebody who goes along with a patient and may read their trip, by a link or with an account of their own, until a day. */
export const companionMachine = defineMachine({
  name: 'journey_companion',
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

export type CompanionStatus = keyof typeof companionMachine.states;

/** What a companion may read beside who, where and when: things to do, the emergency card, how far the journey is, medical records shared with its clinic. */
export const COMPANION_RIGHTS = ['itinerary', 'tasks', 'emergency', 'stages', 'records'] as const;
export type CompanionRight = (typeof COMPANION_RIGHTS)[number];
