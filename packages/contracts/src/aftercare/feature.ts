import { defineFeature } from '../kit/index.ts';
import { checkInsProblems } from './check-ins/check-ins.problems.ts';
import { claimsProblems } from './claims/claims.problems.ts';
import { incidentsProblems } from './incidents/incidents.problems.ts';
import { recallsProblems } from './recalls/recalls.problems.ts';

export const aftercareFeature = defineFeature({
  problems: { ...checkInsProblems, ...incidentsProblems, ...claimsProblems, ...recallsProblems },
  audit: {},
});
