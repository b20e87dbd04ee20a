import { defineFeature } from '../kit/index.ts';
import { accessProblems } from './access.problems.ts';

export const accessFeature = defineFeature({
  problems: accessProblems,
  audit: {
    'access.refused': 'privacy',
    'flags.changed': 'features',
    'flags.bypassed': 'features',
  },
});
