import { defineFeature } from '../kit/index.ts';

export const auditFeature = defineFeature({
  audit: {
    'audit.accepted': 'privacy',
    'audit.broken': 'privacy',
    'audit.exported': 'privacy',
    'audit.signing_began': 'platform',
    'audit.verified': 'privacy',
  },
});
