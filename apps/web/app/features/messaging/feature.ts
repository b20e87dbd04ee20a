import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const messagingFeature: Feature = {
  name: 'messaging',
  pages: [
    // The list stays while conversations are opened next to it: both are one page.
    portalPage('messages/:conversationId?', 'patient/messages.tsx'),
    portalPage('provider/messages/:conversationId?', 'provider/messages.tsx', { isOfClinic: true }),
    portalPage('admin/messages/:conversationId?', 'admin/messages.tsx'),
    portalPage('organization/messages/:conversationId?', 'organization/messages.tsx'),
  ],
};
