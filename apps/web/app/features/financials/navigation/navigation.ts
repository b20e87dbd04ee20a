import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { financialsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(financialsNavigationTexts, (t) => [
  {
    in: ['admin.marketplace'],
    order: 7,
    key: 'payments',
    path: '/admin/payments',
    label: t('payments'),
    icon: 'coins',
    roles: ['admin'],
    feature: 'admin_payments',
  },
]);
