import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const portalFeature: Feature = {
  name: 'portal',
  pages: [portalPage('access-denied', 'portal/access-denied.tsx'), portalPage('admin', 'admin/door.tsx')],
};
