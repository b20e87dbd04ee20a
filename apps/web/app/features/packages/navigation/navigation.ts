import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { packagesNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(packagesNavigationTexts, (t) => [
  {
    in: ['provider.clinic'],
    order: 15,
    key: 'packages',
    path: '/provider/packages',
    label: t('packages'),
    icon: 'package',
    feature: 'provider_nav_packages',
    whileActing: 'same',
  },
]);
