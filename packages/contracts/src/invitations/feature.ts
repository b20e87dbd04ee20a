import { z } from 'zod';
import { defineFeature, defineNotification, PublicName } from '../kit/index.ts';
import { invitationsProblems } from './invitations.problems.ts';

export const invitationsFeature = defineFeature({
  problems: invitationsProblems,
  audit: {
    'invitation.created': 'invitations',
    'invitation.accepted': 'invitations',
    'invitation.declined': 'invitations',
    'invitation.withdrawn': 'invitations',
    'invitation.expired': 'invitations',
  },
  notifications: {
    invitation_accepted: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ place: PublicName.nullable() }),
      path: () => '/profile',
    }),
    invitation_declined: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ place: PublicName.nullable() }),
      path: () => '/profile',
    }),
  },
});
