import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const auditFeature: Feature = {
  name: 'audit',
  pages: [
    portalPage('activity', 'patient/activity.tsx'),
    portalPage('provider/activity', 'provider/activity.tsx', { isOfClinic: true }),
    portalPage('admin/activity', 'admin/activity.tsx'),
  ],
};
