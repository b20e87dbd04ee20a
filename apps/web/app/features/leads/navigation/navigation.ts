import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { leadsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(leadsNavigationTexts, (t) => [
  {
    in: ['patient.yours'],
    order: 30,
    key: 'requests',
    path: '/requests',
    label: t('own'),
    icon: 'message-circle',
    feature: 'patient_nav_requests',
  },
  {
    in: ['provider.today'],
    order: 15,
    key: 'requests',
    path: '/provider/requests',
    label: t('requests'),
    icon: 'inbox',
    feature: 'provider_nav_requests',
    badges: [{ count: 'requests_waiting', tone: 'act', label: (count) => t('requests.waiting', { count }) }],
  },
  {
    in: ['organization.network'],
    order: 15,
    key: 'requests',
    path: '/organization/requests',
    label: t('requests'),
    icon: 'inbox',
    feature: 'organization_requests',
    badges: [{ count: 'requests_waiting', tone: 'act', label: (count) => t('requests.waiting', { count }) }],
  },
  {
    in: ['admin.marketplace'],
    order: 5,
    key: 'requests',
    path: '/admin/requests',
    label: t('inbox'),
    icon: 'inbox',
    roles: ['admin'],
    feature: 'admin_requests',
    badges: [{ count: 'requests_waiting', tone: 'act', label: (count) => t('inbox.waiting', { count }) }],
  },
]);
