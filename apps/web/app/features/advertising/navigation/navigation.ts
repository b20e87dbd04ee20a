import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { advertisingNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(advertisingNavigationTexts, (t) => [
  {
    in: ['admin.marketplace'],
    order: 55,
    key: 'treatment-approvals',
    path: '/admin/treatment-approvals',
    label: t('approvals'),
    icon: 'shield-alert',
    roles: ['admin'],
    feature: 'admin_treatment_approvals',
    badges: [{ count: 'approvals_waiting', tone: 'act', label: (count) => t('approvals.waiting', { count }) }],
  },
]);
