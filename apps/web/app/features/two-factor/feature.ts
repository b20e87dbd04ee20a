import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const twoFactorFeature: Feature = {
  name: 'two-factor',
  pages: [portalPage('profile/security', 'patient/security.tsx')],
};
