import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const packagesFeature: Feature = {
  name: 'packages',
  pages: [
    publicPage('treatment-marketplace', 'public/market/treatment-marketplace.tsx', { isIndexed: true }),
    publicPage('packages/:treatmentId?', 'public/packages.tsx', { isIndexed: true }),
    publicPage('packages/:treatmentId/:package', 'public/package.tsx'),
    publicPage('packages-airbnb', 'public/packages-map.tsx', { isIndexed: true }),
    publicPage('package-showcase', 'public/market/package-showcase.tsx', { isIndexed: true }),
    publicPage('compare', 'public/compare.tsx'),
    publicPage('networks/:slug', 'public/network.tsx'),
    portalPage('organization/packages', 'organization/packages.tsx'),
    portalPage('provider/packages', 'provider/packages.tsx'),
    portalPage('provider/packages/create/:treatmentId?', 'provider/package-create.tsx'),
    portalPage('provider/packages/edit/:packageId', 'provider/package-edit.tsx'),
    portalPage('organization/package-overview', 'organization/package-overview.tsx'),
    portalPage('organization/treatments', 'organization/treatments.tsx'),
    portalPage('organization/package-outbox', 'organization/package-outbox.tsx'),
    portalPage('organization/package-outbox/:proposalId', 'organization/sent-proposal.tsx'),
    portalPage('organization/packages/create/:treatmentId?', 'organization/package-create.tsx'),
    portalPage('organization/packages/edit/:packageId', 'organization/package-edit.tsx'),
    portalPage('provider/package-inbox', 'provider/package-inbox.tsx'),
    portalPage('provider/package-inbox/:proposalId', 'provider/received-proposal.tsx'),
  ],
  downloads: [
    { path: 'treatment-marketplace.csv', file: 'market-csv.ts' },
    { path: 'embed/packages/:id', file: 'embed-package.ts' },
    { path: 'poster/:kind/:file', file: 'poster.ts' },
  ],
};
