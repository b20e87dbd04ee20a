import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { availabilityNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(availabilityNavigationTexts, (t) => [
  {
    in: ['provider.clinic'],
    order: 5,
    key: 'availability',
    path: '/provider/availability',
    label: t('availability'),
    icon: 'calendar-clock',
    feature: 'provider_nav_availability',
  },
]);
