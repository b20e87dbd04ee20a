import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const consultationsFeature: Feature = {
  name: 'consultations',
  pages: [
    portalPage('consultations/:id', 'patient/consultation.tsx'),
    portalPage('provider/consultations/:id', 'provider/consultation.tsx'),
  ],
};
