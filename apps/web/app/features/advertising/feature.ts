import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const advertisingFeature: Feature = {
  name: 'advertising',
  pages: [portalPage('admin/treatment-approvals', 'admin/treatment-approvals.tsx')],
};
