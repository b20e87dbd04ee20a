import { defineProblems } from '../kit/index.ts';

export const profilesProblems = defineProblems({
  'profile.health_consent_missing': {
    status: 403,
    title: 'Agree first that we keep health data',
    when: 'Health data are to be written without the consent `health_data`; nothing of them was kept.',
  },
});
