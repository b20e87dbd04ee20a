import { defineFeature } from '../kit/index.ts';
import { operationsProblems } from './installation/operations.problems.ts';

export const platformAdminFeature = defineFeature({
  problems: operationsProblems,
  audit: {
    'mail.read': 'privacy',
    'configuration.site_changed': 'platform',
    'jobs.retried': 'platform',
    'mail.retried': 'privacy',
  },
});
