import { defineFeature } from '../kit/index.ts';
import { profilesProblems } from './profiles.problems.ts';

export const profilesFeature = defineFeature({
  problems: profilesProblems,
  audit: {
    'profile.updated': 'accounts',
    'profile.consent_given': 'accounts',
    'profile.consent_withdrawn': 'accounts',
    'profile.notifications_changed': 'accounts',
    'profile.mails_changed_by_link': 'accounts',
  },
});
