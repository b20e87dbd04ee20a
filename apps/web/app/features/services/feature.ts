import { publicPage, type Feature } from '../../lib/feature/feature.ts';

export const servicesFeature: Feature = {
  name: 'services',
  pages: [
    publicPage('services/online', 'public/services/online-services.tsx', { isIndexed: true }),
    publicPage('services/online/:serviceType', 'public/services/online-service.tsx'),
    publicPage('services/second-opinion', 'public/services/second-opinion.tsx', { isIndexed: true }),
    publicPage('services/mental-health', 'public/services/mental-health.tsx', { isIndexed: true }),
  ],
};
