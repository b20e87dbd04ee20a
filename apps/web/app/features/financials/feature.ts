import { portalPage, type Feature } from '../../lib/feature/feature.ts';
import { adminMoneyPages } from './admin/pages.ts';

export const financialsFeature: Feature = {
  name: 'financials',
  pages: [
    portalPage('provider/financials', 'provider/financials.tsx', { isOfClinic: true }),
    portalPage('provider/payments', 'provider/payments.tsx', { isOfClinic: true }),
    portalPage('provider/disputes/:id', 'provider/dispute.tsx', { isOfClinic: true }),
    portalPage('provider/payouts/:id', 'provider/payout.tsx', { isOfClinic: true }),
    portalPage('organization/financials', 'organization/financials.tsx'),
    ...adminMoneyPages,
  ],
};
