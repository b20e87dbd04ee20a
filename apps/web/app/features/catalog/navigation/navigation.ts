import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { catalogNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(catalogNavigationTexts, (t) => [
  {
    in: ['patient.care'],
    order: 10,
    key: 'treatments',
    path: '/treatments',
    label: t('treatments'),
    icon: 'stethoscope',
    feature: 'patient_nav_browse',
    isSite: true,
  },
  {
    in: ['admin.marketplace'],
    order: 50,
    key: 'treatment-listings',
    path: '/admin/treatment-listings',
    label: t('listings'),
    icon: 'stethoscope',
    roles: ['admin'],
    feature: 'admin_treatment_listings',
  },
]);
