import { publicPage, type Feature } from '../../lib/feature/feature.ts';

export const guidesFeature: Feature = {
  name: 'guides',
  pages: [publicPage('cities/:city', 'public/city.tsx')],
};
