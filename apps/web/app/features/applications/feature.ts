import { applyPage, portalPage, type Feature } from '../../lib/feature/feature.ts';

export const applicationsFeature: Feature = {
  name: 'applications',
  pages: [
    applyPage('provider/apply', 'provider/apply.tsx'),
    portalPage('admin/applications', 'admin/applications.tsx'),
    portalPage('admin/applications/:id', 'admin/application.tsx'),
  ],
};
