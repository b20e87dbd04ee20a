import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const providersFeature: Feature = {
  name: 'providers',
  pages: [
    publicPage('directory', 'public/directory.tsx', { isIndexed: true }),
    publicPage('providers/:id', 'public/provider.tsx'),
    publicPage('providers/:id/clinicians/:clinician', 'public/clinician.tsx'),
    portalPage('provider/dashboard', 'provider/dashboard.tsx', { isOfClinic: true }),
    portalPage('provider/onboarding', 'provider/onboarding.tsx'),
    portalPage('provider/settings', 'provider/settings.tsx', { isOfClinic: true }),
    portalPage('provider/configuration', 'provider/people.tsx', { isOfClinic: true }),
    portalPage('provider/configuration/people/:id', 'provider/clinician.tsx', { isOfClinic: true }),
    portalPage('provider/configuration/rooms', 'provider/rooms.tsx', { isOfClinic: true }),
    portalPage('provider/treatments', 'provider/treatments.tsx'),
    portalPage('provider/configuration/booking-rules', 'provider/configuration-booking-rules.tsx', {
      isOfClinic: true,
    }),
    portalPage('admin/providers', 'admin/providers.tsx'),
    portalPage('admin/providers/new', 'admin/provider-new.tsx'),
    portalPage('admin/providers/duplicates', 'admin/provider-duplicates.tsx'),
    portalPage('admin/providers/:id/merge/:other', 'admin/provider-merge.tsx'),
    portalPage('admin/providers/browse/:id', 'admin/provider-browse.tsx'),
    portalPage('admin/providers/:id', 'admin/provider.tsx'),
    portalPage('admin/providers/:id/edit', 'admin/provider-edit.tsx'),
    portalPage('admin/subscriptions', 'admin/subscriptions.tsx'),
  ],
};
