import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  pages: [portalPage('notifications', 'patient/notifications.tsx')],
};
