import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const journeysFeature: Feature = {
  name: 'journeys',
  pages: [
    portalPage('provider/configuration/steps', 'provider/configuration-steps.tsx', { isOfClinic: true }),
    portalPage('provider/configuration/intake', 'provider/configuration-intake.tsx', { isOfClinic: true }),
    portalPage('provider/step-configuration-demo', 'provider/step-configuration-demo.tsx'),
    portalPage('cases/new', 'patient/journeys/new-case.tsx'),
    portalPage('cases/:id', 'patient/journeys/case.tsx'),
    portalPage('treatment-journeys', 'patient/journeys/journeys.tsx'),
    portalPage('journey/:journeyId', 'patient/journeys/journey.tsx'),
    portalPage('provider/journeys', 'provider/journeys.tsx', { isOfClinic: true }),
    portalPage('provider/journeys/:id', 'provider/journey.tsx', { isOfClinic: true }),
    portalPage('provider/journeys/:id/quotes/:quoteId', 'provider/journey-quote.tsx', { isOfClinic: true }),
    portalPage('organization/journeys', 'organization/journeys.tsx'),
    portalPage('organization/journeys/:id', 'organization/journey.tsx'),
  ],
};
