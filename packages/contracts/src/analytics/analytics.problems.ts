import { defineProblems } from '../kit/index.ts';

export const analyticsProblems = defineProblems({
  'analytics.range_invalid': {
    status: 422,
    title: 'Not a possible range',
    when: 'A custom range lacks a day, ends before it begins or in the future, or is longer than two years.',
  },
});
