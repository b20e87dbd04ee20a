import { defineProblems } from '../../kit/index.ts';

export const claimsProblems = defineProblems({});
