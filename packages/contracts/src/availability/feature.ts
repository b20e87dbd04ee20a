import { defineFeature } from '../kit/index.ts';
import { availabilityProblems } from './availability.problems.ts';

export const availabilityFeature = defineFeature({
  problems: availabilityProblems,
  audit: {
    'availability.changed': 'clinics',
    'availability.removed': 'clinics',
    'availability.blocked': 'clinics',
    'availability.exception_removed': 'clinics',
    'availability.copied': 'clinics',
    'availability.holiday_changed': 'clinics',
    'availability.feed_added': 'clinics',
    'availability.feed_removed': 'clinics',
    'availability.feed_published': 'clinics',
    'availability.feed_revoked': 'clinics',
  },
});
