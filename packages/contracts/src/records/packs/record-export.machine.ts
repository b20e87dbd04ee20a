import { defineMachine } from '../../kit/index.ts';

/**
 * Records of a vault as one file, a zip or a PDF: requested, made by a job, available for a day. While `running`, no second one is
 * started.
 */
export const recordExportMachine = defineMachine({
  name: 'record export',
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

export type RecordExportStatus = keyof typeof recordExportMachine.states;
