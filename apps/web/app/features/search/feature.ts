import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const searchFeature: Feature = {
  name: 'search',
  pages: [
    publicPage('find-care', 'public/find-care.tsx', { isIndexed: true }),
    portalPage('search', 'portal/search.tsx'),
  ],
};
