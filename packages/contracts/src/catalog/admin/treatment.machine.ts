import { defineMachine } from '../../kit/index.ts';

/** A treatment of the catalog: patients see it while it is published. */
export const treatmentMachine = defineMachine({
  name: 'treatment',
  initial: 'draft',
  states: {
    draft: { tags: [] },
    published: { tags: ['public'] },
    archived: { tags: [] },
  },
  transitions: {
    publish: { from: ['draft', 'archived'], to: 'published', by: ['admin'] },
    withdraw: { from: ['published'], to: 'draft', by: ['admin'] },
    archive: { from: ['draft', 'published'], to: 'archived', by: ['admin'] },
  },
});
