import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { favoritesNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(favoritesNavigationTexts, (t) => [
  {
    in: ['patient.yours'],
    order: 20,
    key: 'saved',
    path: '/favorites',
    label: t('saved'),
    icon: 'heart',
    feature: 'patient_nav_favorites',
    inBar: true,
  },
]);
