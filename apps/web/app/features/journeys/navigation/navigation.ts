import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { journeysNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(journeysNavigationTexts, (t) => [
  {
    in: ['patient.yours'],
    order: 12,
    key: 'journeys',
    path: '/treatment-journeys',
    covers: ['/journey', '/cases'],
    label: t('journeys'),
    icon: 'route',
    feature: 'patient_nav_journeys',
  },
]);
