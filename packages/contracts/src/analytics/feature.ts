import { defineFeature } from '../kit/index.ts';
import { analyticsProblems } from './analytics.problems.ts';

export const analyticsFeature = defineFeature({ problems: analyticsProblems });
