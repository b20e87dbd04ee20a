import { portalPage } from '../../../lib/feature/feature.ts';

/** Money as those see it who run it. */
export const adminMoneyPages = [
  portalPage('admin/payments', 'admin/payments.tsx'),
  portalPage('admin/payments/refunds', 'admin/payments/refunds.tsx'),
  portalPage('admin/payments/payouts', 'admin/payments/payouts.tsx'),
  portalPage('admin/payments/adjustments', 'admin/payments/adjustments.tsx'),
  portalPage('admin/payments/ledger', 'admin/payments/ledger.tsx'),
  portalPage('admin/payments/:id', 'admin/payments/detail.tsx'),
];
