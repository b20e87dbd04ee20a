import { defineFeature } from '../kit/index.ts';

export const auditFeature = defineFeature({
  audit: {
    'audit.exported': 'privacy',
    'audit.verified': 'privacy',
  },
});
