import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const platformAdminFeature: Feature = {
  name: 'platform-admin',
  pages: [
    portalPage('admin/dashboard', 'admin/dashboard.tsx'),
    portalPage('admin/live', 'admin/live.tsx'),
    portalPage('admin/configuration', 'admin/configuration.tsx'),
    portalPage('admin/reports', 'admin/reports.tsx'),
    portalPage('admin/debug', 'admin/debug.tsx'),
  ],
};
