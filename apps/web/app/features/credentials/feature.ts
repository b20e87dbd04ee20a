import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const credentialsFeature: Feature = {
  name: 'credentials',
  pages: [portalPage('provider/credentials', 'provider/credentials.tsx', { isOfClinic: true })],
};
