import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { searchNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(searchNavigationTexts, (t) => [
  {
    in: ['patient.care'],
    order: 20,
    key: 'search',
    path: '/find-care',
    label: t('search'),
    barLabel: t('search.short'),
    icon: 'search',
    feature: 'patient_nav_browse',
    isSite: true,
    inBar: true,
  },
]);
