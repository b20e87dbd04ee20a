import { z } from 'zod';
import { defineFeature, defineNotification, PublicName } from '../kit/index.ts';

export const credentialsFeature = defineFeature({
  audit: {
    'provider.paper_added': 'clinics',
    'provider.paper_corrected': 'clinics',
    'provider.paper_verified': 'clinics',
    'provider.credential_denied': 'clinics',
    'provider.paper_revoked': 'clinics',
  },
  notifications: {
    papers_ending: defineNotification({
      topic: 'always',
      params: z.object({ clinic: PublicName, count: z.int(), ended: z.int() }),
      path: () => '/provider/dashboard',
    }),
  },
});
