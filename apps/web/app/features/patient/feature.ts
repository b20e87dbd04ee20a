import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const patientFeature: Feature = {
  name: 'patient',
  pages: [portalPage('dashboard', 'patient/door.tsx'), portalPage('patient/dashboard', 'patient/dashboard.tsx')],
};
