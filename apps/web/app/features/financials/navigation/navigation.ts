import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { financialsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(financialsNavigationTexts, (t) => [
  {
    in: ['provider.money'],
    order: 10,
    key: 'financials',
    path: '/provider/financials',
    label: t('financials'),
    icon: 'coins',
    feature: 'provider_nav_financials',
  },
  {
    in: ['provider.money'],
    order: 20,
    key: 'payments',
    path: '/provider/payments',
    label: t('payments'),
    icon: 'arrow-right-left',
    feature: 'provider_nav_payments',
  },
  {
    in: ['organization.network'],
    order: 35,
    key: 'financials',
    path: '/organization/financials',
    label: t('financials'),
    icon: 'coins',
    feature: 'organization_financials',
  },
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
