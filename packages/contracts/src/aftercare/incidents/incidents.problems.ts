import { defineProblems } from '../../kit/index.ts';

export const incidentsProblems = defineProblems({});
