import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const privacyFeature: Feature = {
  name: 'privacy',
  pages: [portalPage('profile/consents', 'patient/consents.tsx')],
};
