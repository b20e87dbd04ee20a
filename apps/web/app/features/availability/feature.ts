import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const availabilityFeature: Feature = {
  name: 'availability',
  pages: [portalPage('provider/availability', 'provider/availability.tsx', { isOfClinic: true })],
};
