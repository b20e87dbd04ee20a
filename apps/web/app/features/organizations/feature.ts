import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const organizationsFeature: Feature = {
  name: 'organizations',
  pages: [
    portalPage('organization/dashboard', 'organization/dashboard.tsx'),
    portalPage('organization/providers', 'organization/providers.tsx'),
    portalPage('organization/providers/:id', 'organization/provider.tsx'),
    portalPage('organization/compliance', 'organization/compliance.tsx'),
    portalPage('organization/provider-settings', 'organization/provider-settings.tsx'),
    portalPage('organization/profile', 'organization/profile.tsx'),
    portalPage('organization/settings', 'organization/settings.tsx'),
    portalPage('admin/organizations', 'admin/organizations.tsx'),
    portalPage('admin/organizations/:id', 'admin/organization.tsx'),
  ],
};
