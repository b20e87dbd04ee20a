import { defineFeature } from '../kit/index.ts';
import { portalsProblems } from './teams.problems.ts';

export const teamsFeature = defineFeature({
  problems: portalsProblems,
  audit: {
    'team.role_changed': 'clinics',
    'team.member_removed': 'clinics',
  },
});
