import { defineProblems } from '../kit/index.ts';

export const packagesProblems = defineProblems({
  'packages.not_found': { status: 404, title: 'Package not found', when: 'No published package has this id.' },
});
