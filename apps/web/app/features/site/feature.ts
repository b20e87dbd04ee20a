import { publicPage, type Feature } from '../../lib/feature/feature.ts';

export const siteFeature: Feature = {
  name: 'site',
  pages: [
    publicPage('', 'public/home.tsx', { isIndexed: true }),
    publicPage('404', 'public/not-found.tsx'),
    publicPage('offline', 'public/offline.tsx'),
    publicPage('design', 'public/design.tsx'),
    publicPage('privacy', 'public/legal/privacy.tsx', { isIndexed: true }),
    publicPage('terms', 'public/legal/terms.tsx', { isIndexed: true }),
    publicPage('hipaa', 'public/legal/hipaa.tsx', { isIndexed: true }),
    publicPage('about', 'public/pages/about.tsx', { isIndexed: true }),
    publicPage('how-it-works', 'public/pages/how-it-works.tsx', { isIndexed: true }),
    publicPage('testimonials', 'public/pages/testimonials.tsx', { isIndexed: true }),
    publicPage('careers', 'public/pages/careers.tsx', { isIndexed: true }),
  ],
};
