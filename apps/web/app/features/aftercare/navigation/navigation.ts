import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { aftercareNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(aftercareNavigationTexts, (t) => [
  {
    in: ['provider.today'],
    order: 12,
    key: 'incidents',
    path: '/provider/incidents',
    label: t('incidents'),
    icon: 'circle-alert',
    feature: 'provider_nav_journeys',
    badges: [{ count: 'incidents_unanswered', tone: 'act', label: (count) => t('incidents.waiting', { count }) }],
  },
  {
    in: ['organization.network'],
    order: 12,
    key: 'incidents',
    path: '/organization/incidents',
    label: t('incidents'),
    icon: 'circle-alert',
    feature: 'organization_journeys',
    badges: [{ count: 'incidents_unanswered', tone: 'act', label: (count) => t('incidents.waiting', { count }) }],
  },
  {
    in: ['admin.platform'],
    order: 5,
    key: 'incidents',
    path: '/admin/incidents',
    label: t('incidents'),
    icon: 'circle-alert',
    roles: ['admin'],
    feature: 'admin_support',
  },
]);
