import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const recordsFeature: Feature = {
  name: 'records',
  pages: [
    portalPage('medical-records', 'patient/records.tsx'),
    portalPage('medical-records/:id', 'patient/record.tsx'),
    publicPage('records/:token', 'public/given-records.tsx'),
    portalPage('provider/journeys/:journeyId/records/:recordId', 'provider/journeys/record.tsx', { isOfClinic: true }),
  ],
};
