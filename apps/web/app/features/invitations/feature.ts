import { authPage, type Feature } from '../../lib/feature/feature.ts';

export const invitationsFeature: Feature = {
  name: 'invitations',
  pages: [
    authPage('invitation/accept/:token?', 'auth/invitation-accept.tsx'),
    authPage('auth/invitation', 'auth/invitation.tsx'),
    authPage('auth/provider-invitation', 'auth/provider-invitation.tsx'),
  ],
};
