import { defineFeature } from '../kit/index.ts';
import { journeysProblems } from './journeys.problems.ts';

export const journeysFeature = defineFeature({
  problems: journeysProblems,
  audit: {
    'journey_steps.changed': 'clinics',
    'journey_steps.reset': 'clinics',
    'intake.changed': 'clinics',
    'intake.reset': 'clinics',
  },
});
