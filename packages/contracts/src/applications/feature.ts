import { z } from 'zod';
import { defineFeature, defineNotification, Id, PublicName } from '../kit/index.ts';
import { applicationsProblems } from './applications.problems.ts';

export const applicationsFeature = defineFeature({
  problems: applicationsProblems,
  audit: {
    'application.begun': 'invitations',
    'application.submitted': 'invitations',
    'application.withdrawn': 'invitations',
    'application.taken_up': 'invitations',
    'application.answered': 'invitations',
    'application.file_added': 'invitations',
    'application.file_removed': 'invitations',
  },
  notifications: {
    application_answered: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({
        application_id: Id,
        clinic: PublicName,
        answer: z.enum(['approved', 'rejected', 'more_wanted']),
      }),
      path: () => '/provider/apply',
    }),
  },
});
