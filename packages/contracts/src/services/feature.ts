import { defineFeature } from '../kit/index.ts';
import { servicesProblems } from './services.problems.ts';

export const servicesFeature = defineFeature({
  problems: servicesProblems,
});
