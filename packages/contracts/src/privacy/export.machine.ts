import { defineMachine } from '../kit/index.ts';

/** A copy of everything held of a person: asked for, made by a job, there for a week. `running`: no second one is begun. */
export const exportMachine = defineMachine({
  name: 'data export',
  initial: 'queued',
  states: {
    queued: { tags: ['running'] },
    making: { tags: ['running'] },
    ready: { tags: ['downloadable'] },
    failed: { tags: ['final'] },
    expired: { tags: ['final'] },
  },
  transitions: {
    start: { from: ['queued', 'making'], to: 'making', by: ['system'] },
    finish: { from: ['making'], to: 'ready', by: ['system'] },
    fail: { from: ['queued', 'making'], to: 'failed', by: ['system'] },
    expire: { from: ['ready'], to: 'expired', by: ['system'] },
  },
});
