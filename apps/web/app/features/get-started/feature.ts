import { publicPage, type Feature } from '../../lib/feature/feature.ts';

export const getStartedFeature: Feature = {
  name: 'get-started',
  pages: [
    publicPage('get-started', 'public/get-started.tsx', { isIndexed: true }),
    publicPage('user-discovery-demo', 'public/user-discovery-demo.tsx', { isIndexed: true }),
  ],
};
