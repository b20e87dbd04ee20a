import { defineProblems } from '../kit/index.ts';

export const catalogProblems = defineProblems({
  'catalog.treatment_not_found': {
    status: 404,
    title: 'There is no such treatment',
    when: 'The slug names no treatment; `GET /search/suggest` finds near names.',
  },
});
