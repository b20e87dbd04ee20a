import { publicPage, type Feature } from '../../lib/feature/feature.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  pages: [
    publicPage('providers/:id/claim', 'public/leads/claim.tsx'),
    publicPage('booking/consultation', 'public/leads/consultation.tsx', { isIndexed: true }),
    publicPage('contact', 'public/leads/contact.tsx', { isIndexed: true }),
  ],
};
