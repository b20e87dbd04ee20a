import { defineProblems } from '../kit/index.ts';

export const providersProblems = defineProblems({
  'providers.not_found': {
    status: 404,
    title: 'There is no such provider',
    when: 'The id or slug names no listed provider.',
  },
});
