import { defineProblems } from '../kit/index.ts';

export const packagesProblems = defineProblems({
  'packages.not_found': { status: 404, title: 'There is no such package', when: 'The id names no published package.' },
});
