import { authPage, portalPage, type Feature } from '../../lib/feature/feature.ts';

export const portalFeature: Feature = {
  name: 'portal',
  pages: [
    authPage('access-denied', 'portal/access-denied.tsx'),
    portalPage('admin', 'admin/door.tsx'),
    portalPage('ws-test', 'portal/ws-test.tsx'),
  ],
};
