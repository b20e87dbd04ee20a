import { defineFeature } from '../kit/index.ts';
import { guidesProblems } from './guides.problems.ts';

export const guidesFeature = defineFeature({ problems: guidesProblems, audit: {} });
