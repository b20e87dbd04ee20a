import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const catalogFeature: Feature = {
  name: 'catalog',
  pages: [
    publicPage('treatments', 'public/treatments.tsx', { isIndexed: true }),
    publicPage('treatments/:slug', 'public/treatment.tsx'),
    portalPage('admin/treatment-listings', 'admin/treatment-listings.tsx'),
    portalPage('admin/treatment-listings/:slug', 'admin/treatment-listing.tsx'),
  ],
};
