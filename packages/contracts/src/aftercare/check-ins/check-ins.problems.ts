import { defineProblems } from '../../kit/index.ts';

export const checkInsProblems = defineProblems({});
