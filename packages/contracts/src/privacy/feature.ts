import { z } from 'zod';
import { defineFeature, defineNotification, Id } from '../kit/index.ts';
import { privacyProblems } from './privacy.problems.ts';

export const privacyFeature = defineFeature({
  problems: privacyProblems,
  audit: {
    'privacy.export_asked': 'privacy',
    'privacy.export_started': 'privacy',
    'privacy.export_made': 'privacy',
    'privacy.export_failed': 'privacy',
    'privacy.export_expired': 'privacy',
    'privacy.export_downloaded': 'privacy',
  },
  notifications: {
    export_ready: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({ export_id: Id }),
      path: () => '/profile',
    }),
  },
});
