import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { applicationsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(applicationsNavigationTexts, (t) => [
  {
    in: ['admin.marketplace'],
    order: 10,
    key: 'applications',
    path: '/admin/applications',
    label: t('applications'),
    icon: 'file-text',
    roles: ['admin'],
    feature: 'admin_applications',
    badges: [{ count: 'applications_open', tone: 'act', label: (count) => t('applications.open', { count }) }],
  },
]);
