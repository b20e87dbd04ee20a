import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { importsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(importsNavigationTexts, (t) => [
  {
    in: ['admin.marketplace'],
    order: 60,
    key: 'imports',
    path: '/admin/imports',
    label: t('imports'),
    icon: 'file-up',
    roles: ['admin'],
    feature: 'admin_imports',
    badges: [{ count: 'imports_open', tone: 'act', label: (count) => t('imports.open', { count }) }],
  },
]);
