import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { platformAdminNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(platformAdminNavigationTexts, (t) => [
  {
    in: ['admin.start'],
    order: 10,
    key: 'dashboard',
    path: '/admin/dashboard',
    label: t('dashboard'),
    icon: 'layout-grid',
    roles: ['admin'],
    feature: 'admin_dashboard',
  },
  {
    in: ['admin.platform'],
    order: 30,
    key: 'configuration',
    path: '/admin/configuration',
    label: t('configuration'),
    icon: 'sliders-horizontal',
    roles: ['admin'],
    feature: 'admin_configuration',
  },
  {
    in: ['admin.platform'],
    order: 25,
    key: 'reports',
    path: '/admin/reports',
    label: t('reports'),
    icon: 'download',
    roles: ['admin'],
    feature: 'admin_reports',
  },
  {
    in: ['admin.platform'],
    order: 40,
    key: 'debug',
    path: '/admin/debug',
    label: t('debug'),
    icon: 'bug',
    roles: ['admin'],
    feature: 'admin_debug',
    badges: [{ count: 'failures', tone: 'act', label: (count) => t('debug.failures', { count }) }],
  },
]);
