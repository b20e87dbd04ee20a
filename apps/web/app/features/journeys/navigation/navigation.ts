import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { journeysNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(journeysNavigationTexts, (t) => [
  {
    in: ['patient.yours'],
    order: 12,
    key: 'journeys',
    path: '/treatment-journeys',
    covers: ['/journey', '/cases', '/claims', '/recalls'],
    label: t('journeys'),
    icon: 'route',
    feature: 'patient_nav_journeys',
  },
  {
    in: ['provider.today'],
    order: 11,
    key: 'journeys',
    path: '/provider/journeys',
    label: t('journeys'),
    icon: 'route',
    feature: 'provider_nav_journeys',
    badges: [
      {
        count: 'journeys_to_answer',
        tone: 'act',
        label: (count) => t('journeys.waiting', { count }),
        opens: '?tab=to_answer',
      },
    ],
  },
  {
    in: ['organization.network'],
    order: 11,
    key: 'journeys',
    path: '/organization/journeys',
    label: t('journeys'),
    icon: 'route',
    feature: 'organization_journeys',
    badges: [
      {
        count: 'journeys_to_answer',
        tone: 'act',
        label: (count) => t('journeys.waiting', { count }),
        opens: '?tab=to_answer',
      },
    ],
  },
]);
