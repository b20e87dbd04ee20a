import { defineMachine } from '../kit/index.ts';

/** Whether a provider operates here. Only `open` ones are listed and take bookings; existing bookings stay readable. */
export const operationalMachine = defineMachine({
  name: 'provider operation',
  initial: 'active',
  states: {
    active: { tags: ['open'] },
    suspended: { tags: [] },
    /** It was a duplicate: what belonged to it is with another clinic, where its address leads. */
    merged: { tags: [] },
  },
  transitions: {
    suspend: { from: ['active'], to: 'suspended', by: ['admin'], needs: 'reason' },
    activate: { from: ['suspended'], to: 'active', by: ['admin'] },
    /** The admin did it by mistake a moment ago. */
    undo_suspend: { from: ['suspended'], to: 'active', by: ['admin'] },
    undo_activate: { from: ['active'], to: 'suspended', by: ['admin'] },
    merge: { from: ['active', 'suspended'], to: 'merged', by: ['admin'], needs: 'reason' },
    /** Back to what it was before. */
    split: { from: ['merged'], to: 'active', by: ['admin'], needs: 'reason' },
    split_suspended: { from: ['merged'], to: 'suspended', by: ['admin'], needs: 'reason' },
  },
});

export type OperationalStatus = keyof typeof operationalMachine.states;
