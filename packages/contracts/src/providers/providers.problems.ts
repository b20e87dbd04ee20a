import { defineProblems } from '../kit/index.ts';

export const providersProblems = defineProblems({
  'providers.not_found': {
    status: 404,
    title: 'Provider not found',
    when: 'No listed provider has this id or slug.',
  },
  'providers.treatment_offered': {
    status: 409,
    title: 'This treatment has a published package',
    when: 'A treatment removed from the clinic’s list still has a published package.',
  },
});
