import { defineFeature } from '../kit/index.ts';
import { catalogProblems } from './catalog.problems.ts';

export const catalogFeature = defineFeature({
  problems: catalogProblems,
  audit: {
    'treatments.created': 'platform',
    'treatments.changed': 'platform',
    'treatments.published': 'platform',
    'treatments.withdrawn': 'platform',
    'treatments.archived': 'platform',
    'treatments.deleted': 'platform',
    'treatments.release_taken': 'platform',
    'configuration.currency_changed': 'platform',
    'configuration.type_changed': 'platform',
    'configuration.location_changed': 'platform',
  },
});
