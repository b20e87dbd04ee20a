import { defineMachine } from '../kit/index.ts';

/**
 * A clinic's application to become a partner. The applicant acts as `provider`, whatever their role. `editable` states
 * accept changes, in `waiting` ones it is our turn, and `more_wanted` returns the same application to the applicant.
 */
export const applicationMachine = defineMachine({
  name: 'provider application',
  initial: 'draft',
  states: {
    draft: { tags: ['open', 'editable'] },
    submitted: { tags: ['open', 'waiting'] },
    in_review: { tags: ['open', 'waiting'] },
    more_wanted: { tags: ['open', 'editable'] },
    approved: { tags: ['final'] },
    rejected: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    submit: { from: ['draft', 'more_wanted'], to: 'submitted', by: ['provider'], needs: 'documents' },
    withdraw: { from: ['draft', 'submitted', 'in_review', 'more_wanted'], to: 'withdrawn', by: ['provider'] },
    take_up: { from: ['submitted'], to: 'in_review', by: ['admin'] },
    approve: { from: ['submitted', 'in_review'], to: 'approved', by: ['admin'] },
    reject: { from: ['submitted', 'in_review'], to: 'rejected', by: ['admin'], needs: 'reason' },
    ask_more: { from: ['submitted', 'in_review'], to: 'more_wanted', by: ['admin'], needs: 'reason' },
  },
});

export type ApplicationStatus = keyof typeof applicationMachine.states;
