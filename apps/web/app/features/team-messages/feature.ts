import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const teamMessagesFeature: Feature = {
  name: 'team-messages',
  pages: [
    // The list stays while channels are opened next to it: both are one page.
    portalPage('organization/team-messages/:channelId?', 'team/network-messages.tsx'),
    portalPage('provider/team-messages/:channelId?', 'team/clinic-messages.tsx', { isOfClinic: true }),
  ],
};
