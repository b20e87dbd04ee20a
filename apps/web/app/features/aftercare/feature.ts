import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const aftercareFeature: Feature = {
  name: 'aftercare',
  pages: [
    portalPage('journey/:journeyId/claims/new', 'patient/aftercare/new-claim.tsx'),
    portalPage('claims/:claimId', 'patient/aftercare/claim.tsx'),
    portalPage('provider/claims', 'provider/claims.tsx', { isOfClinic: true }),
    portalPage('provider/claims/:claimId', 'provider/claim.tsx', { isOfClinic: true }),
    portalPage('organization/claims', 'organization/claims.tsx'),
    portalPage('organization/claims/:claimId', 'organization/claim.tsx'),
    portalPage('admin/claims', 'admin/claims.tsx'),
    portalPage('admin/claims/:claimId', 'admin/claim.tsx'),
    portalPage('recalls/:recallId', 'patient/aftercare/recall.tsx'),
    portalPage('provider/recalls', 'provider/recalls.tsx', { isOfClinic: true }),
    portalPage('provider/recalls/:recallId', 'provider/recall.tsx', { isOfClinic: true }),
    portalPage('organization/recalls', 'organization/recalls.tsx'),
    portalPage('organization/recalls/:recallId', 'organization/recall.tsx'),
    portalPage('admin/recalls', 'admin/recalls.tsx'),
    portalPage('admin/recalls/new', 'admin/new-recall.tsx'),
    portalPage('admin/recalls/:recallId', 'admin/recall.tsx'),
  ],
};
