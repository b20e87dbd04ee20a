import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const teamMessagesFeature: Feature = {
  name: 'team-messages',
  pages: [
    // The list stays while channels are opened next to it: both are one page.
    portalPage('organization/team-messages/:channelId?', 'organization/team-messages.tsx'),
    portalPage('provider/team-messages/:channelId?', 'provider/team-messages.tsx', { isOfClinic: true }),
  ],
};
