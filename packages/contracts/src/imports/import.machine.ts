import { defineMachine } from '../kit/index.ts';

/** A register on its way to directory listings: nothing is written before somebody has seen what would be. */
export const importMachine = defineMachine({
  name: 'import',
  initial: 'uploaded',
  states: {
    uploaded: { tags: ['open'] },
    checking: { tags: ['running'] },
    checked: { tags: ['open'] },
    committing: { tags: ['running'] },
    done: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    describe: { from: ['uploaded', 'checked'], to: 'uploaded', by: ['admin'] },
    check: { from: ['uploaded', 'checked'], to: 'checking', by: ['admin'] },
    commit: { from: ['checked'], to: 'committing', by: ['admin'] },
    withdraw: { from: ['uploaded', 'checked'], to: 'withdrawn', by: ['admin'] },
    end_check: { from: ['checking'], to: 'checked', by: ['system'] },
    break_check: { from: ['checking'], to: 'uploaded', by: ['system'] },
    end_commit: { from: ['committing'], to: 'done', by: ['system'] },
    break_commit: { from: ['committing'], to: 'checked', by: ['system'] },
  },
});
