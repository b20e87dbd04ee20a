import { defineMachine } from '../../kit/index.ts';

/** What a clinic asks a patient to share with a journey. */
export const recordRequestMachine = defineMachine({
  name: 'record_request',
  initial: 'open',
  states: {
    open: { tags: ['open'] },
    answered: { tags: ['final'] },
    declined: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    answer: { from: ['open'], to: 'answered', by: ['patient'] },
    decline: { from: ['open'], to: 'declined', by: ['patient'] },
    withdraw: { from: ['open'], to: 'withdrawn', by: ['provider', 'system'] },
  },
});

export type RecordRequestStatus = keyof typeof recordRequestMachine.states;
