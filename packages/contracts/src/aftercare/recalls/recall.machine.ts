import { defineMachine } from '../../kit/index.ts';

/** Finding and warning everyone who was treated at a place, on days, or with a lot of a device or medicine. Two people decide that it is sent. */
export const recallMachine = defineMachine({
  name: 'recall',
  initial: 'drafted',
  states: {
    drafted: { tags: ['live', 'editable'] },
    contacting: { tags: ['live', 'sent'] },
    closed: { tags: ['final', 'sent'] },
    discarded: { tags: ['final'] },
  },
  transitions: {
    approve: { from: ['drafted'], to: 'contacting', by: ['admin'] },
    close: { from: ['contacting'], to: 'closed', by: ['admin'] },
    discard: { from: ['drafted'], to: 'discarded', by: ['admin'] },
  },
});

export type RecallStatus = keyof typeof recallMachine.states;

/** How a person of a recall was reached at last: nothing yet, on the phone or otherwise in person, or not at all. */
export const REACHED = ['reached', 'unreachable'] as const;
