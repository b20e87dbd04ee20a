import { defineMachine } from '../../kit/index.ts';

/** A file of a record: nothing can read it until it was checked. */
export const recordFileMachine = defineMachine({
  name: 'record_file',
  initial: 'checking',
  states: {
    checking: { tags: ['arriving'] },
    ready: { tags: ['readable', 'final'] },
    refused: { tags: ['arriving', 'final'] },
  },
  transitions: {
    accept: { from: ['checking'], to: 'ready', by: ['system'] },
    refuse: { from: ['checking'], to: 'refused', by: ['system'] },
  },
});

export type RecordFileStatus = keyof typeof recordFileMachine.states;
