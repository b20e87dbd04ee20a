import { defineProblems } from '../kit/index.ts';

export const macrosProblems = defineProblems({
  'macros.name_taken': {
    status: 409,
    title: 'This name is taken',
    when: 'Another saved reply of the team that is not archived has this name.',
  },
  'macros.too_many': {
    status: 409,
    title: 'Too many saved replies',
    when: 'The team has 300 saved replies, archived ones included.',
  },
});
