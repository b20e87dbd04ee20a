import { z } from 'zod';
import { defineFeature, defineNotification, PublicName } from '../kit/index.ts';
import { upkeepProblems } from './upkeep/upkeep.problems.ts';

export const credentialsFeature = defineFeature({
  problems: upkeepProblems,
  audit: {
    'provider.paper_added': 'clinics',
    'provider.paper_corrected': 'clinics',
    'provider.paper_verified': 'clinics',
    'provider.paper_verification_undone': 'clinics',
    'provider.credential_denied': 'clinics',
    'provider.paper_revoked': 'clinics',
    'credential.document_added': 'clinics',
    'credential.document_removed': 'clinics',
    'credential.reminded': 'clinics',
    'credential.assigned': 'clinics',
    'credential.evidence_exported': 'clinics',
  },
  notifications: {
    papers_ending: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ clinic: PublicName, count: z.int(), ended: z.int() }),
      path: () => '/provider/credentials',
    }),
  },
});
