import { defineFeature } from '../kit/index.ts';

export const contextsFeature = defineFeature({
  audit: {
    'context.opened': 'clinics',
    'context.extended': 'clinics',
    'context.left': 'clinics',
    'context.ended': 'clinics',
  },
});
