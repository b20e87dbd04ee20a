import { defineMachine } from '../../kit/index.ts';

/** Three days after it was due, a check-in that nobody answered counts as missed. It can still be answered. */
const MISSED_AFTER_MINUTES = 72 * 60;

/**
 * Questions about how a patient does, on a day after their discharge or whenever they want to tell it. `remind` moves nothing.
 */
export const checkInMachine = defineMachine({
  name: 'check_in',
  initial: 'planned',
  instants: ['due_at', 'remind_at'],
  states: {
    planned: { tags: ['open'], timers: [{ afterMinutes: 0, of: 'due_at', action: 'fall_due' }] },
    due: {
      tags: ['open', 'answerable'],
      timers: [
        { afterMinutes: 0, of: 'remind_at', action: 'remind' },
        { afterMinutes: MISSED_AFTER_MINUTES, of: 'due_at', action: 'miss' },
      ],
    },
    missed: { tags: ['answerable'] },
    answered: { tags: ['final'] },
    dropped: { tags: ['final'] },
  },
  transitions: {
    fall_due: { from: ['planned'], to: 'due', by: ['system'] },
    remind: { from: ['due'], to: 'due', by: ['system'] },
    miss: { from: ['due'], to: 'missed', by: ['system'] },
    answer: { from: ['planned', 'due', 'missed'], to: 'answered', by: ['patient'] },
    /** The journey is over. */
    drop: { from: ['planned', 'due', 'missed'], to: 'dropped', by: ['system'] },
  },
});

export type CheckInStatus = keyof typeof checkInMachine.states;

/** What answers ask for: nothing, that the clinic looks at them, or that somebody answers within the hour. */
export const SEVERITIES = ['fine', 'attention', 'urgent'] as const;
export type Severity = (typeof SEVERITIES)[number];
