import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { recordsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(recordsNavigationTexts, (t) => [
  {
    in: ['patient.yours'],
    order: 13,
    key: 'records',
    path: '/medical-records',
    label: t('records'),
    icon: 'file-text',
  },
]);
