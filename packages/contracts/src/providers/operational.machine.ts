import { defineMachine } from '../kit/index.ts';

/** Whether a provider operates here. Only `open` ones are listed and take bookings; existing bookings stay readable. */
export const operationalMachine = defineMachine({
  name: 'provider operation',
  initial: 'active',
  states: {
    active: { tags: ['open'] },
    suspended: { tags: [] },
  },
  transitions: {
    suspend: { from: ['active'], to: 'suspended', by: ['admin'], needs: 'reason' },
    activate: { from: ['suspended'], to: 'active', by: ['admin'] },
    /** The admin did it by mistake a moment ago. */
    undo_suspend: { from: ['suspended'], to: 'active', by: ['admin'] },
    undo_activate: { from: ['active'], to: 'suspended', by: ['admin'] },
  },
});

export type OperationalStatus = keyof typeof operationalMachine.states;
