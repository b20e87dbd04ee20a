import { defineMachine } from '../kit/index.ts';

/**
 * A copy of all personal data of a user: requested, created by a job, available for a week. While `running`, no second
 * one is started.
 */
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
