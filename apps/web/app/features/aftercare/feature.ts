import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const aftercareFeature: Feature = {
  name: 'aftercare',
  pages: [
    portalPage('journey/:journeyId/check-ins/:checkInId', 'patient/journeys/check-in.tsx'),
    portalPage('provider/incidents', 'provider/incidents.tsx', { isOfClinic: true }),
    portalPage('provider/incidents/:id', 'provider/incident.tsx', { isOfClinic: true }),
    portalPage('organization/incidents', 'organization/incidents.tsx'),
    portalPage('organization/incidents/:id', 'organization/incident.tsx'),
    portalPage('admin/incidents', 'admin/incidents.tsx'),
    portalPage('admin/incidents/:id', 'admin/incident.tsx'),
  ],
};
