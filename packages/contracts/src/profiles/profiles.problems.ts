import { defineProblems } from '../kit/index.ts';

export const profilesProblems = defineProblems({
  'profile.health_consent_missing': {
    status: 403,
    title: 'Consent to storing health data is required',
    when: 'Health data was sent without the consent `health_data`; none of it was stored.',
  },
});
