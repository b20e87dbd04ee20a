import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const supportFeature: Feature = {
  name: 'support',
  pages: [
    portalPage('support', 'patient/support.tsx'),
    portalPage('support/articles/:slug', 'patient/support-article.tsx'),
    portalPage('support/tickets/:id', 'patient/support-ticket.tsx'),
    portalPage('organization/support', 'organization/support.tsx'),
    portalPage('organization/support/articles/:slug', 'organization/support-article.tsx'),
    portalPage('organization/support/tickets/:id', 'organization/support-ticket.tsx'),
    portalPage('admin/support', 'admin/support.tsx'),
    portalPage('admin/support/replies', 'admin/support-replies.tsx'),
  ],
};
