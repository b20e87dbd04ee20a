import { publicPage, type Feature } from '../../lib/feature/feature.ts';

export const guidesFeature: Feature = {
  name: 'guides',
  pages: [
    publicPage('cities', 'public/cities.tsx', { isIndexed: true }),
    publicPage('cities/compare', 'public/compare-cities.tsx', { isIndexed: true }),
    publicPage('cities/:city', 'public/city.tsx'),
  ],
};
