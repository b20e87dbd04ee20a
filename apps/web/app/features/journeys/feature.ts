import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const journeysFeature: Feature = {
  name: 'journeys',
  pages: [
    portalPage('provider/configuration/steps', 'provider/configuration-steps.tsx', { isOfClinic: true }),
    portalPage('provider/configuration/intake', 'provider/configuration-intake.tsx', { isOfClinic: true }),
    portalPage('provider/step-configuration-demo', 'provider/step-configuration-demo.tsx'),
    portalPage('cases/new', 'patient/journeys/new-case.tsx'),
    portalPage('cases/:id', 'patient/journeys/case.tsx'),
    portalPage('cases/:id/quotes', 'patient/journeys/compare-quotes.tsx'),
    portalPage('treatment-journeys', 'patient/journeys/journeys.tsx'),
    portalPage('treatment-journeys/:journeyId/confirmation', 'patient/journeys/confirmation.tsx'),
    portalPage('journey/:journeyId', 'patient/journeys/journey.tsx'),
    portalPage('journey/:journeyId/second-trip', 'patient/journeys/second-trip.tsx'),
    portalPage('journey/:journeyId/documents/:documentId', 'patient/journeys/document.tsx'),
    portalPage('journey/:journeyId/quotes/:quoteId', 'patient/journeys/quote.tsx'),
    portalPage('accompanied-trips/:companionId', 'patient/journeys/accompanied-trip.tsx'),
    publicPage('trip/:token', 'public/trip.tsx'),
    portalPage('provider/journeys', 'provider/journeys/list.tsx', { isOfClinic: true }),
    portalPage('provider/journeys/:id', 'provider/journeys/journey.tsx', { isOfClinic: true }),
    portalPage('provider/journeys/:journeyId/discharge', 'provider/journeys/discharge.tsx', { isOfClinic: true }),
    portalPage('provider/journeys/:id/quotes/:quoteId', 'provider/journeys/quote.tsx', { isOfClinic: true }),
    portalPage('organization/journeys', 'organization/journeys.tsx'),
    portalPage('organization/journeys/:id', 'organization/journey.tsx'),
  ],
};
