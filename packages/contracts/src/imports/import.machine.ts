import { defineMachine } from '../kit/index.ts';

/** A registry being imported into directory listings: nothing is written before an admin has seen the result. */
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
    // The command line shows the result itself, and is recorded once it has imported.
    record: { from: ['uploaded'], to: 'done', by: ['system'] },
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
