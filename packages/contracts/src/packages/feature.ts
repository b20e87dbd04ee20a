import { defineFeature } from '../kit/index.ts';
import { packagesProblems } from './packages.problems.ts';

export const packagesFeature = defineFeature({
  problems: packagesProblems,
});
