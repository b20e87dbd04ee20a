import { defineFeature } from '../kit/index.ts';
import { macrosProblems } from './macros.problems.ts';

export const macrosFeature = defineFeature({ problems: macrosProblems });
