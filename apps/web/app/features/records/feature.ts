import { givenPage, portalPage, type Feature } from '../../lib/feature/feature.ts';

export const recordsFeature: Feature = {
  name: 'records',
  pages: [
    portalPage('medical-records', 'patient/records.tsx'),
    portalPage('medical-records/:id', 'patient/record.tsx'),
    givenPage('records/:token', 'public/given-records.tsx'),
    givenPage('records/:token/:recordId', 'public/given-record.tsx'),
    givenPage('trip/:token/records/:recordId', 'public/trip-record.tsx'),
    portalPage('accompanied-trips/:companionId/records/:recordId', 'patient/journeys/accompanied-record.tsx'),
    portalPage('provider/journeys/:journeyId/records/:recordId', 'provider/journeys/record.tsx', { isOfClinic: true }),
  ],
};
