import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  pages: [
    publicPage('providers/:id/claim', 'public/leads/claim.tsx'),
    publicPage('booking/consultation', 'public/leads/consultation.tsx', { isIndexed: true }),
    publicPage('contact', 'public/leads/contact.tsx', { isIndexed: true }),
    portalPage('requests', 'patient/requests.tsx'),
    portalPage('requests/:id', 'patient/request.tsx'),
    portalPage('provider/requests', 'provider/requests.tsx', { isOfClinic: true }),
    portalPage('provider/requests/replies', 'provider/request-replies.tsx', { isOfClinic: true }),
    portalPage('provider/requests/:id', 'provider/request.tsx', { isOfClinic: true }),
    portalPage('organization/requests', 'organization/requests.tsx'),
    portalPage('organization/requests/replies', 'organization/request-replies.tsx'),
    portalPage('organization/requests/:id', 'organization/request.tsx'),
    portalPage('admin/requests', 'admin/requests.tsx'),
    portalPage('admin/requests/replies', 'admin/request-replies.tsx'),
    portalPage('admin/requests/:id', 'admin/request.tsx'),
  ],
};
