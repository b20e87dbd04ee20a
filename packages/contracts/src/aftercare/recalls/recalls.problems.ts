import { defineProblems } from '../../kit/index.ts';

export const recallsProblems = defineProblems({});
