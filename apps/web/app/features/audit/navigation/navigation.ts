import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { auditNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(auditNavigationTexts, (t) => [
  {
    in: ['patient.you'],
    order: 20,
    key: 'activity',
    path: '/activity',
    label: t('activity'),
    icon: 'history',
    feature: 'patient_nav_activity',
  },
  {
    in: ['provider.you', 'organization.you', 'admin.you'],
    order: 20,
    key: 'activity',
    path: '/activity',
    label: t('activity.own'),
    icon: 'history',
    feature: 'patient_nav_activity',
  },
  {
    in: ['provider.clinic'],
    order: 20,
    key: 'clinic-activity',
    path: '/provider/activity',
    label: t('activity.clinic'),
    icon: 'history',
    feature: 'provider_nav_activity',
  },
  {
    in: ['admin.platform'],
    order: 20,
    key: 'audit',
    path: '/admin/activity',
    label: t('activity.all'),
    icon: 'history',
    roles: ['admin'],
    feature: 'admin_activity',
  },
]);
