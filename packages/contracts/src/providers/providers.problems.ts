import { defineProblems } from '../kit/index.ts';

export const providersProblems = defineProblems({
  'providers.not_found': {
    status: 404,
    title: 'There is no such provider',
    when: 'The id or slug names no listed provider.',
  },
  'providers.treatment_offered': {
    status: 409,
    title: 'There is a published package for this treatment',
    when: 'A treatment was left out of the clinic’s list while a published package of it is for sale.',
  },
});
